import { Link } from "@tanstack/react-router";
import { EmptyState } from "#/components/message/empty-state.tsx";
import { Button } from "#/components/ui/button.tsx";

/** Tells who has no seller profile how to get one. */
export function BecomeSeller() {
  return (
    <EmptyState
      title="Become a seller"
      text="You need a seller profile to sell lots. It takes a few minutes, then the staff check it."
    >
      <Button variant="ink" size="lg" asChild>
        <Link to="/profile/create">Become a seller</Link>
      </Button>
    </EmptyState>
  );
}
