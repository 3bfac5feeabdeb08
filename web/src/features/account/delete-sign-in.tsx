import { Link } from "@tanstack/react-router";
import { Message } from "../../components/message/message.tsx";
import { Button } from "../../components/ui/button.tsx";

/** For whoever is not signed in: the way in, and from there back here. */
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
