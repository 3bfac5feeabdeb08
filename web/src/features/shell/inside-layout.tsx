import { Outlet, useMatches, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { Header } from "./header.tsx";
import { BottomBar, Rail } from "./navigation.tsx";
import { useOwnNews } from "./use-own-news.ts";
import { useSessionEnd } from "./use-session-end.ts";
import { connect } from "../../realtime/connection.ts";
import { useFocusOnPageChange } from "./use-focus-on-page-change.ts";
import { useNewVersion } from "./use-new-version.ts";

/** Header, rail at the start, bottom bar on phones, the page between them. */
export function InsideLayout() {
  const router = useRouter();
  const phoneHeader = useMatches({ select: (matches) => matches.at(-1)?.staticData.phoneHeader ?? "logo" });
  useOwnNews((id) => void router.navigate({ href: `/auction/${id}` }));
  useSessionEnd();
  useNewVersion();
  useFocusOnPageChange("main");
  useEffect(connect, []);
  return (
    <>
      <a
        href="#main"
        className="fixed start-4 top-2 z-50 -translate-y-16 rounded-md bg-ink px-4 py-2.5 font-strong text-white focus:translate-y-0"
      >
        Skip to content
      </a>
      <Header phone={phoneHeader} />
      <div className="lg:ps-rail">
        <Rail />
        <main
          id="main"
          tabIndex={-1}
          className="pb-[calc(var(--spacing-bar)+env(safe-area-inset-bottom))] outline-none lg:pb-0"
        >
          <Outlet />
        </main>
      </div>
      <BottomBar />
    </>
  );
}
