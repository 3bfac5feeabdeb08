import { useRouter } from "@tanstack/react-router";
import { safeNext } from "../../lib/next.ts";
import { SignInForm } from "./sign-in-form.tsx";

/** /signin. `next` is where the visitor wanted to go. */
export function SignInScreen({ next }: { next: string | undefined }) {
  const router = useRouter();
  return (
    <>
      <h1 className="text-[2rem] leading-10 font-heavy tracking-[-.028em]">Sign in</h1>
      <p className="mt-1 mb-6 text-long text-text-2">Bid, follow lots and keep your deposit in sight.</p>
      <SignInForm onSignedIn={() => void router.navigate({ href: safeNext(next), replace: true })} />
    </>
  );
}
