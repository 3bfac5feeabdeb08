import { X } from "lucide-react";
import { toastRefusal } from "#/components/message/toast-refusal.ts";
import { toast } from "#/components/message/toast.tsx";
import { Button } from "#/components/ui/button.tsx";
import { setHidden } from "./queries.ts";

interface HideButtonProps {
  id: number;
  number: number;
  title: string;
}

/** Hides a lot that is over. It can be undone, so nothing asks first. */
export function HideButton({ id, number, title }: HideButtonProps) {
  /** Resolves to whether it is done. */
  async function set(hidden: boolean): Promise<boolean> {
    try {
      await setHidden(id, hidden);
      return true;
    } catch (error) {
      toastRefusal(`Lot ${number} stays as it was.`, error);
      return false;
    }
  }
  async function hide(button: HTMLElement) {
    const neighbour = neighbourOf(button);
    if (!(await set(true))) return;
    neighbour?.focus({ preventScroll: true });
    void toast({
      text: `Lot ${number} is hidden from your lists.`,
      action: { label: "Undo", onPress: () => void set(false) },
    });
  }
  return (
    <Button
      variant="ghost"
      size="icon"
      className="text-text-2 max-lg:size-11"
      aria-label={`Remove from my lists: ${title}`}
      title="Remove from my lists"
      onClick={(event) => void hide(event.currentTarget)}
    >
      <X aria-hidden size={18} strokeWidth={1.75} />
    </Button>
  );
}

/** The element for the focus when the row is gone: the next lot, else the one before, else the section's tab. */
function neighbourOf(button: HTMLElement): HTMLElement | null {
  const row = button.closest("li");
  const other = row?.nextElementSibling ?? row?.previousElementSibling;
  return other?.querySelector("a") ?? document.querySelector<HTMLElement>("main nav [aria-current='page']");
}
