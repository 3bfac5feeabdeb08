import { Plus } from "lucide-react";
import { ScreenLink } from "#/components/screen-link.tsx";
import { buttonVariants } from "#/components/ui/button.tsx";
import { useHasScreen } from "#/lib/address/use-has-screen.ts";
import { cn } from "#/lib/cn.ts";
import { EDIT_ROUTE, editPath } from "#/features/sale/model/edit-path.ts";

/** Opens the form of a new lot. */
export function CreateLink({ className }: { className?: string }) {
  const hasScreen = useHasScreen();
  if (!hasScreen(EDIT_ROUTE)) return null;
  return (
    <ScreenLink to={editPath(0)} className={cn(buttonVariants({ variant: "ink" }), "max-lg:h-11", className)}>
      <Plus aria-hidden size={18} strokeWidth={1.75} /> Create lot
    </ScreenLink>
  );
}
