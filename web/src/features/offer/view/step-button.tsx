import type { LucideIcon } from "lucide-react";
import { Button } from "#/components/ui/button.tsx";

interface StepButtonProps {
  icon: LucideIcon;
  name: string;
  off: boolean;
  onPress: () => void;
}

/** One bid step less or more. It keeps its place at the end of the range, and the focus. */
export function StepButton({ icon: Icon, name, off, onPress }: StepButtonProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={name}
      aria-disabled={off || undefined}
      onClick={() => {
        if (!off) onPress();
      }}
    >
      <Icon aria-hidden size={20} strokeWidth={1.75} />
    </Button>
  );
}
