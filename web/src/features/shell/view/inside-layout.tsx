import { type ErrorComponentProps, Outlet, useRouterState } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ErrorContent } from "./error-screen.tsx";
import { Header } from "./header.tsx";
import { BottomBar, Rail } from "./navigation.tsx";
import { SkipLink } from "./skip-link.tsx";
import { useFocusOnPageChange } from "../model/use-focus-on-page-change.ts";
import { usePhoneHeader, useShell } from "../model/use-shell.ts";

/** Header, side menu at the start, bottom bar on phones, and the page between them. */
export function InsideLayout({ children }: { children?: ReactNode }) {
  const phoneHeader = usePhoneHeader();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  useShell();
  useFocusOnPageChange("main");
  return (
    <>
      <SkipLink />
      {/^\/(en\/)?auction\/\d+$/.test(pathname) && (
        // A page of an error has no panel to skip to.
        <span className="hidden lg:[:root:has(#bidding)_&]:inline">
          <SkipLink to="bidding" label="Skip to bidding" />
        </span>
      )}
      <Header phone={phoneHeader} />
      <div className="lg:ps-rail">
        <Rail />
        <main
          id="main"
          tabIndex={-1}
          className="pb-[calc(var(--spacing-bar)+env(safe-area-inset-bottom))] outline-none lg:pb-0"
        >
          {children ?? <Outlet />}
        </main>
      </div>
      <BottomBar />
    </>
  );
}

/** An uncaught error of a page, inside its layout. */
export function InsideLayoutFailed(props: ErrorComponentProps) {
  return (
    <InsideLayout>
      <ErrorContent {...props} />
    </InsideLayout>
  );
}
