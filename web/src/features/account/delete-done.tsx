import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { Button } from "#/components/ui/button.tsx";

/** The account is deleted. Takes the focus, so that screen readers read it. */
export function DeleteDone() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <h1 className="text-h1">Your account is deleted</h1>
      <p className="mt-2 text-long text-pretty text-text-2">
        You are signed out everywhere. You can still look at auctions, and sign up again at any time.
      </p>
      <Button variant="ink" size="lg" className="mt-6" asChild>
        <Link to="/auction">Go to the auction list</Link>
      </Button>
    </div>
  );
}
