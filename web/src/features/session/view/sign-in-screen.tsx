import { Link, useRouter } from "@tanstack/react-router";
import { FormHeading } from "#/components/form/form-heading.tsx";
import { keepNext, safeNext } from "#/lib/session/next.ts";
import { SignInForm } from "./sign-in-form.tsx";

/** /signin. `next`: the page after signing in. */
export function SignInScreen({ next }: { next: string | undefined }) {
  const router = useRouter();
  const search = keepNext(next);
  return (
    // Keeps the room of the demo accounts, which load later (the server marks the root).
    <div className="in-[.with-controls]:min-h-[45.625rem]">
      <FormHeading title="Sign in">
        New here?{" "}
        <Link to="/signup" search={search} className="touch">
          Create an account
        </Link>
      </FormHeading>
      <SignInForm
        onSignedIn={(verified) =>
          void (verified
            ? router.navigate({ href: safeNext(next), replace: true })
            : router.navigate({ to: "/verification", search, replace: true }))
        }
        forgot={
          <Link to="/recovery" search={search} className="touch text-small text-blue hover:underline">
            Forgot?
          </Link>
        }
      >
        <SignInTerms />
      </SignInForm>
    </div>
  );
}

/** The terms of signing in, below the button. */
function SignInTerms() {
  return (
    <p className="mt-4 text-small text-text-2 [&_a]:underline">
      By signing in you accept the <Link to="/terms">terms</Link> and the <Link to="/policy">policy</Link>.
    </p>
  );
}
