import { money } from "@marsa/api-spec/amounts";
import { useIsFetching } from "@tanstack/react-query";
import { Link, useNavigate, useRouterState, useSearch } from "@tanstack/react-router";
import { Bell as BellIcon } from "lucide-react";
import { Logo } from "#/components/logo.tsx";
import { ConnectionDot } from "#/components/message/connection-dot.tsx";
import { ScreenLink } from "#/components/screen-link.tsx";
import { Button } from "#/components/ui/button.tsx";
import { SuggestBox } from "#/features/catalogue/public.ts";
import type { PhoneHeader } from "#/lib/address/route.ts";
import { cn } from "#/lib/cn.ts";
import { openDialog } from "#/lib/dialogs/dialogs.ts";
import { useBalance, useMe, useNavinfo } from "#/lib/http/queries.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { AreaLink, Count } from "./area-link.tsx";
import { useAreas } from "../model/use-areas.ts";
import { AccountButton } from "./account-button.tsx";
import { useAccountLinks } from "../model/account-links.ts";
import { wordsOfAddress } from "../model/search-words.ts";
import { SignInLink } from "./sign-in-link.tsx";

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

/** The button of the notices, with the number of unread ones. */
function Bell() {
  const me = useMe();
  const unread = useNavinfo()?.unread ?? 0;
  if (!me) return null;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={unread > 0 ? `Notifications, ${unread} unread` : "Notifications"}
      onClick={() => openDialog("notifications")}
      className="touch relative grid size-9 shrink-0 place-content-center rounded-md text-text-2 hover:bg-salt hover:text-text lg:size-10"
    >
      <BellIcon aria-hidden size={22} strokeWidth={1.75} />
      {unread > 0 && <Count of={unread} className="absolute end-0.5 top-0.5" />}
    </button>
  );
}

/** A line under the header while a list loads again, after 150 ms. */
function ProgressLine() {
  const busy = useIsFetching({ queryKey: keys.lots }) > 0;
  if (!busy) return null;
  return (
    <div aria-hidden className="absolute inset-x-0 top-full h-0.5 animate-late overflow-hidden">
      <div className="absolute h-full w-2/5 animate-progress bg-blue" />
    </div>
  );
}

/** The search box of the header: opens lots and lists of lots. */
function SearchBox({ className }: { className?: string }) {
  const navigate = useNavigate();
  const { q } = useSearch({ strict: false });
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <SuggestBox
      words={wordsOfAddress(pathname, q)}
      label="Search lots"
      placeholder="Make, model, lot number or building"
      {...(className !== undefined && { className })}
      onChoose={(choice) =>
        void (choice.to === "lot"
          ? navigate({ to: "/auction/$id", params: { id: String(choice.id) } })
          : navigate({ to: "/auction", search: choice.search }))
      }
    />
  );
}
