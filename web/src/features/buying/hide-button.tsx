import { X } from "lucide-react";
import { toast } from "../../components/toast.tsx";
import { Button } from "../../components/ui/button.tsx";
import { setHidden } from "./queries.ts";

interface HideButtonProps {
  id: number;
  number: number;
  title: string;
}

/** Takes a lot that is over out of the lists. It can be undone, so nothing asks first. */
export function HideButton({ id, number, title }: HideButtonProps) {
  async function set(hidden: boolean) {
    try {
      await setHidden(id, hidden);
      if (hidden)
        void toast({
          text: `Lot ${number} is gone from your lists.`,
          action: { label: "Undo", onPress: () => void set(false) },
        });
    } catch (error) {
      const why = error instanceof Error ? error.message : "Error, please try again later";
      void toast({ text: `Lot ${number} stays as it was. ${why}`, tone: "error" });
    }
  }
  return (
    <Button
      variant="ghost"
      size="icon"
      className="text-text-2 max-lg:size-11"
      aria-label={`Take out of my lists: ${title}`}
      title="Take out of my lists"
      onClick={() => void set(true)}
    >
      <X aria-hidden size={18} strokeWidth={1.75} />
    </Button>
  );
}
