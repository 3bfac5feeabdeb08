import { Link } from "@tanstack/react-router";
import { ConnectionDot } from "#/components/message/connection-dot.tsx";
import { Logo } from "#/components/logo.tsx";
import { ScreenLink } from "#/components/screen-link.tsx";
import { Button } from "#/components/ui/button.tsx";
import { cn } from "#/lib/cn.ts";
import { money } from "@marsa/api-spec/amounts";
import { useBalance, useMe } from "#/lib/http/queries.ts";
import type { PhoneHeader } from "#/lib/address/router-context.ts";
import { AccountButton } from "./account-button.tsx";
import { AreaLink } from "../menu/area-link.tsx";
import { useAccountLinks } from "./account-links.ts";
import { Bell } from "./bell.tsx";
import { ProgressLine } from "./progress-line.tsx";
import { SearchBox } from "./search-box.tsx";
import { SignInLink } from "./sign-in-link.tsx";
import { useAreas } from "../menu/use-areas.ts";

interface HeaderProps {
  phone: PhoneHeader;
  /** Whether to show the areas as words, on wide screens without the side menu. */
  areas?: boolean;
}

/** The header: 64 px on wide screens; on phones 52 px with or without the search box, or nothing. */
export function Header({ phone, areas = false }: HeaderProps) {
  return (
    <header
      data-slot="header"
      className={cn(
        "sticky top-0 z-30 border-line bg-white lg:border-b print:hidden",
        phone === "none" && "max-lg:hidden",
        phone === "logo" && "max-lg:border-b",
      )}
    >
      <div className="flex h-header-phone items-center gap-[12px] px-[16px] lg:h-header lg:gap-5 lg:px-5">
        <Link
          to="/"
          aria-label="Marsa, to the auction list"
          className="touch shrink-0 rounded-sm lg:w-[145px]"
        >
          <Logo className="h-[21px] lg:h-[25px]" />
        </Link>
        <SearchBox className={cn("max-lg:hidden", areas ? "lg:w-80" : "lg:w-110")} />
        {areas && <AreaWords />}
        <div className="ms-auto flex min-w-0 items-center gap-[12px] lg:gap-5">
          <ConnectionDot className="max-lg:hidden" />
          <BalanceChip />
          <Bell />
          <Reader />
        </div>
      </div>
      {phone === "search" && (
        <div className="px-4 pt-0.5 pb-1 lg:hidden">
          <SearchBox />
        </div>
      )}
      <ProgressLine />
    </header>
  );
}

/** The areas as words in a row; those that do not fit are in the side menu. */
function AreaWords() {
  const { areas, here } = useAreas();
  return (
    <nav aria-label="Areas" className="hidden items-center gap-5 text-body xl:flex">
      {areas.slice(0, 5).map((area) => (
        <AreaLink
          key={area.label}
          area={area}
          here={area === here}
          className={area === here ? "font-strong text-blue" : "text-text-2 hover:text-blue"}
        >
          {area.word ?? area.label}
        </AreaLink>
      ))}
    </nav>
  );
}

/** The available deposit, a link to the deposit where the reader may open it. */
function BalanceChip() {
  const balance = useBalance();
  const links = useAccountLinks();
  // A person without a profile has no deposit.
  const hasProfile = useMe()?.id_profile != null;
  if (!balance || !hasProfile) return null;
  // Large text leaves no room for the word: it wraps below the edge.
  const look =
    "flex h-9 min-w-0 flex-row-reverse flex-wrap justify-end gap-x-2.5 overflow-hidden rounded-md bg-salt px-[12px] text-small whitespace-nowrap lg:h-10 lg:px-3.5 *:leading-9 lg:*:leading-10";
  const words = (
    <>
      <span className="order-2 text-text-2">Available</span>
      <strong translate="no" className="text-body font-strong tabular-nums">
        <span className="max-lg:sr-only">AED </span>
        {money(balance.available)}
      </strong>
    </>
  );
  if (!links.some(({ to }) => to === "/deposit")) return <span className={look}>{words}</span>;
  return (
    <ScreenLink to="/deposit" className={cn(look, "touch hover:bg-salt-2")}>
      {words}
    </ScreenLink>
  );
}

function Reader() {
  const me = useMe();
  // Not known yet: empty, rather than a button that changes.
  if (me === undefined) return null;
  if (me) return <AccountButton me={me} className="max-lg:hidden" />;
  return (
    <Button variant="press" asChild className="h-9 lg:h-10">
      <SignInLink>Sign in</SignInLink>
    </Button>
  );
}
