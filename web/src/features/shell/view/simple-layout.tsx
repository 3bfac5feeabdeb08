import { Outlet, useMatches } from "@tanstack/react-router";
import { Button } from "#/components/ui/button.tsx";
import { cn } from "#/lib/cn.ts";
import { useMe } from "#/lib/http/queries.ts";
import { ScreenBar } from "./screen-bar.tsx";
import { SignInLink } from "./sign-in-link.tsx";
import { SkipLink } from "./skip-link.tsx";
import { useFocusOnPageChange } from "../model/use-focus-on-page-change.ts";

/** A bar of 70 px with the logo, and one column of 720 px; a page with `staticData.wide` has the whole width. */
export function SimpleLayout() {
  const wide = useMatches({ select: (matches) => matches.at(-1)?.staticData.wide === true });
  useFocusOnPageChange("main");
  return (
    <>
      <SkipLink />
      <ScreenBar>{wide && <Visitor />}</ScreenBar>
      <main
        id="main"
        tabIndex={-1}
        className={cn("outline-none", !wide && "mx-auto max-w-180 px-4 py-8 md:px-5 lg:py-12")}
      >
        <Outlet />
      </main>
    </>
  );
}

/** The sign-in for visitors. */
function Visitor() {
  if (useMe() !== null) return null;
  return (
    <Button asChild>
      <SignInLink>Sign in</SignInLink>
    </Button>
  );
}
