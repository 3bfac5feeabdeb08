import { Link, useRouterState, useSearch } from "@tanstack/react-router";
import { LogIn, type LucideIcon, UserRound } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { cn } from "../../lib/cn.ts";
import { useMe } from "../../lib/queries.ts";
import { AREAS } from "./areas.ts";
import { SignInLink } from "./sign-in-link.tsx";

const AccountSheet = lazy(async () => ({ default: (await import("./account-sheet.tsx")).AccountSheet }));

function useAreas() {
  const me = useMe();
  const { section } = useSearch({ strict: false });
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  return AREAS.filter((area) => !area.signedIn || me).map((area) => ({
    ...area,
    here: area.owns(pathname, section),
  }));
}

/** Wide screens: a column of 80 px at the start edge, icon over word. */
export function Rail() {
  return (
    <nav
      aria-label="Areas"
      className="fixed start-0 top-header bottom-0 z-20 hidden w-rail flex-col items-stretch gap-1 overflow-y-auto border-e border-line bg-white py-3 lg:flex"
    >
      {useAreas().map(({ label, icon, to, search, here }) => (
        <Link
          key={label}
          to={to}
          search={search}
          aria-current={here ? "page" : undefined}
          className={cn(
            "relative flex flex-col items-center gap-1 py-2 hover:text-blue",
            here
              ? "text-blue before:absolute before:inset-y-1 before:start-0 before:w-[3px] before:bg-blue"
              : "text-text-2",
          )}
        >
          <AreaFace label={label} icon={icon} here={here} />
        </Link>
      ))}
    </nav>
  );
}

/** Phones: 56 px and the safe area at the bottom. */
export function BottomBar() {
  const me = useMe();
  const [account, setAccount] = useState(false);
  const cell = "flex h-bar flex-1 flex-col items-center justify-center gap-1";
  return (
    <nav
      aria-label="Areas"
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-white pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <div className="mx-auto flex max-w-120">
        {useAreas().map(({ label, icon, to, search, here }) => (
          <Link
            key={label}
            to={to}
            search={search}
            aria-current={here ? "page" : undefined}
            className={cn(cell, here ? "text-blue" : "text-text-2")}
          >
            <AreaFace label={label} icon={icon} here={here} />
          </Link>
        ))}
        {me ? (
          <button
            type="button"
            aria-haspopup="dialog"
            className={cn(cell, "text-text-2")}
            onClick={() => setAccount(true)}
          >
            <AreaFace label="Account" icon={UserRound} here={false} />
          </button>
        ) : (
          <SignInLink className={cn(cell, "text-text-2")}>
            <AreaFace label="Sign in" icon={LogIn} here={false} />
          </SignInLink>
        )}
      </div>
      {me && account && (
        <Suspense>
          <AccountSheet me={me} onClose={() => setAccount(false)} />
        </Suspense>
      )}
    </nav>
  );
}

function AreaFace({ label, icon: Icon, here }: { label: string; icon: LucideIcon; here: boolean }) {
  return (
    <>
      <Icon aria-hidden size={20} strokeWidth={1.75} />
      <span className={cn("text-tag font-medium", here && "font-heavy")}>{label}</span>
    </>
  );
}
