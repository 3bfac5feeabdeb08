import { Button } from "#/components/ui/button.tsx";

/** Leads from the newest rows to the check of the whole history, further down the page. */
export function SeeCheck() {
  return (
    <Button variant="link" className="touch mt-2 text-small" onClick={toCheck}>
      Check this history
    </Button>
  );
}

function toCheck(): void {
  const check = document.querySelector<HTMLElement>("[data-slot='receipt-check']");
  check?.scrollIntoView({ block: "center" });
  check?.querySelector("button")?.focus({ preventScroll: true });
}
