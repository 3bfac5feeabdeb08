import { Link } from "@tanstack/react-router";
import { ConnectionDot } from "../../components/connection-dot.tsx";
import { Logo } from "../../components/logo.tsx";
import { Button } from "../../components/ui/button.tsx";
import { cn } from "../../lib/cn.ts";
import { money } from "../../lib/money.ts";
import { useBalance, useMe } from "../../lib/queries.ts";
import type { PhoneHeader } from "../../lib/router-context.ts";
import { AccountButton } from "./account-button.tsx";
import { LinkBanner } from "./link-banner.tsx";
import { ProgressLine } from "./progress-line.tsx";
import { SearchBox } from "./search-box.tsx";
import { SignInLink } from "./sign-in-link.tsx";

/** 64 px on wide screens; on phones 52 px, with or without the search box below, or nothing at all. */
export function Header({ phone }: { phone: PhoneHeader }) {
  return (
    <header
      className={cn(
        "sticky top-0 z-30 border-line bg-white lg:border-b",
        phone === "none" && "max-lg:hidden",
        phone === "logo" && "max-lg:border-b",
      )}
    >
      <div className="flex h-header-phone items-center gap-3 px-4 lg:h-header lg:gap-5 lg:px-5">
        <Link to="/" aria-label="Marsa, to the auction list" className="rounded-sm lg:w-[145px]">
          <Logo className="h-[21px] lg:h-[25px]" />
        </Link>
        <SearchBox className="max-lg:hidden lg:w-110" />
        <div className="ms-auto flex items-center gap-3 lg:gap-5">
          <ConnectionDot className="max-lg:hidden" />
          <BalanceChip />
          <Reader />
        </div>
      </div>
      {phone === "search" && (
        <div className="px-4 pt-0.5 pb-1 lg:hidden">
          <SearchBox />
        </div>
      )}
      <LinkBanner />
      <ProgressLine />
    </header>
  );
}

function BalanceChip() {
  const balance = useBalance();
  if (!balance) return null;
  return (
    <span className="flex h-9 items-center gap-2.5 rounded-md bg-salt px-3 text-small whitespace-nowrap lg:h-10 lg:px-3.5">
      <span className="text-text-2">Available</span>
      <strong className="text-body font-strong tabular-nums">
        <span className="max-lg:sr-only">AED </span>
        {money(balance.available)}
      </strong>
    </span>
  );
}

function Reader() {
  const me = useMe();
  // Not known yet: nothing, rather than a button that turns into a face.
  if (me === undefined) return null;
  if (me) return <AccountButton me={me} className="max-lg:hidden" />;
  return (
    <Button variant="press" asChild className="h-9 lg:h-10">
      <SignInLink>Sign in</SignInLink>
    </Button>
  );
}
