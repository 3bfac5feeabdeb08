import { Link } from "@tanstack/react-router";
import { Message } from "#/components/message/message.tsx";
import { Button } from "#/components/ui/button.tsx";

/** Asks a visitor to sign in, and returns here. */
export function DeleteSignIn() {
  return (
    <>
      <Message tone="info">Sign in to delete your account. You come back to this page.</Message>
      <Button variant="press" size="lg" className="mt-4" asChild>
        <Link to="/signin" search={{ next: "/account/delete" }}>
          Sign in
        </Link>
      </Button>
    </>
  );
}
