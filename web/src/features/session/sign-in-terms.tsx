import { Link } from "@tanstack/react-router";

/** The terms of signing in, below the button. */
export function SignInTerms() {
  return (
    <p className="mt-4 text-small text-text-2 [&_a]:underline">
      By signing in you accept the <Link to="/terms">terms</Link> and the <Link to="/policy">policy</Link>.
    </p>
  );
}
