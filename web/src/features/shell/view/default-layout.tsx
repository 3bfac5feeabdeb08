import { type ErrorComponentProps, Outlet } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Footer } from "./footer.tsx";
import { ErrorContent } from "./error-screen.tsx";
import { Header } from "./header.tsx";
import { BottomBar } from "./navigation.tsx";
import { SkipLink } from "./skip-link.tsx";
import { useFocusOnPageChange } from "../model/use-focus-on-page-change.ts";
import { usePhoneHeader, useShell } from "../model/use-shell.ts";

/** Public pages: header, the page over the whole width, footer; on phones the bottom bar. */
export function DefaultLayout({ children }: { children?: ReactNode }) {
  const phoneHeader = usePhoneHeader();
  useShell();
  useFocusOnPageChange("main");
  return (
    <>
      <SkipLink />
      <Header phone={phoneHeader} areas />
      {/* The footer begins below the first screen, so that it does not move while the page loads. */}
      <main
        id="main"
        tabIndex={-1}
        className="min-h-[calc(100dvh-var(--spacing-header-phone))] outline-none lg:min-h-[calc(100dvh-var(--spacing-header))]"
      >
        {children ?? <Outlet />}
      </main>
      <Footer className="max-lg:mb-[calc(var(--spacing-bar)+env(safe-area-inset-bottom))]" />
      <BottomBar />
    </>
  );
}

/** An uncaught error of a page, inside its layout. */
export function DefaultLayoutFailed(props: ErrorComponentProps) {
  return (
    <DefaultLayout>
      <ErrorContent {...props} />
    </DefaultLayout>
  );
}
