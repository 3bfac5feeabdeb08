import { Link } from "@tanstack/react-router";
import { BadgeCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { FormHeading } from "#/components/form/form-heading.tsx";
import { Button } from "#/components/ui/button.tsx";
import { keepNext } from "#/lib/session/next.ts";

/** Third step: the result, and the next link. Takes the focus, so that screen readers read it. */
export function RecoveryDone({ next }: { next: string | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <BadgeCheck aria-hidden size={40} strokeWidth={1.5} className="mb-4 text-green" />
      <FormHeading title="New password saved">
        You were signed out everywhere. Sign in with the new password.
      </FormHeading>
      <Button variant="press" size="xl" className="w-full" asChild>
        <Link to="/signin" search={keepNext(next)} replace>
          Sign in
        </Link>
      </Button>
    </div>
  );
}
