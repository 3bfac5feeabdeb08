import { Link, Outlet } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { LockKeyholeOpen, type LucideIcon, ReceiptText, ShieldCheck } from "lucide-react";
import tower from "#/assets/tower.webp";
import { Logo } from "#/components/logo.tsx";
import { TopUpWays } from "#/components/top-up-ways.tsx";
import { Button } from "#/components/ui/button.tsx";
import { openDialog } from "#/lib/dialogs/dialogs.ts";
import { useConfig } from "#/lib/http/queries.ts";

const PROMISES: readonly { icon: LucideIcon; title: string; text: ReactNode }[] = [
  {
    icon: ShieldCheck,
    title: "Your bid is judged by the time it reaches us",
    text: "A bid in the last second counts, and you see when it arrived.",
  },
  {
    icon: ReceiptText,
    title: "What you pay is on every bid button",
    text: "With fee, VAT and the costs of the authority.",
  },
  {
    icon: LockKeyholeOpen,
    title: "Your deposit is released",
    text: (
      <>
        The moment someone outbids you. <TopUpWays />
      </>
    ),
  },
];

/**
 * Outside the marketplace: the form at the start, a picture and three promises at the end. Phones: the form only.
 * `end`: content opposite the logo.
 */
export function OutsideLayout({ end }: { end?: ReactNode }) {
  const controls = useConfig()?.controls === true;
  return (
    <div className="grid min-h-dvh grid-cols-1 lg:grid-cols-[43%_57%]">
      <div className="flex flex-col px-5 py-6 lg:px-16 lg:py-10 xl:ps-[7.6vw] xl:pe-[7.6vw]">
        <header className="flex items-center justify-between">
          <Link to="/" aria-label="Marsa, to the auction list" className="touch rounded-sm">
            <Logo className="h-[25px] lg:hidden" />
            <Logo bilingual className="hidden h-[31px] lg:block" />
          </Link>
          {end}
        </header>
        <main className="mx-auto flex w-full max-w-100 flex-1 flex-col py-10 lg:justify-center">
          <Outlet />
        </main>
        <footer className="mx-auto flex w-full max-w-100 flex-wrap items-baseline justify-between gap-4 text-small text-text-3">
          Marsa Auctions, Dubai
          <span className="flex flex-wrap gap-x-4">
            <Link to="/conditions" className="touch hover:text-text hover:underline">
              Conditions
            </Link>
            <Link to="/policy" className="touch hover:text-text hover:underline">
              Policy
            </Link>
            {controls && (
              <Button
                variant="link"
                size="inline"
                className="touch text-small"
                onClick={() => openDialog("developer")}
              >
                Developer
              </Button>
            )}
          </span>
        </footer>
      </div>
      <aside className="sticky top-0 hidden h-dvh flex-col justify-end overflow-hidden bg-ink text-white lg:flex">
        <img
          src={tower}
          alt=""
          // Phones have no room for it and never load it.
          loading="lazy"
          width={1080}
          height={720}
          className="absolute inset-x-0 top-0 h-[65%] w-full object-cover"
        />
        <div
          aria-hidden
          className="absolute inset-x-0 top-[35%] h-[30.2%] bg-linear-to-b from-transparent to-ink"
        />
        <div className="relative px-12 pb-14 xl:px-16">
          <p className="text-[2.75rem] leading-12 font-heavy tracking-[-.034em]">
            Bid where the price
            <br />
            is settled in the open.
          </p>
          <ul className="mt-8 grid grid-cols-3 gap-7">
            {PROMISES.map(({ icon: Icon, title, text }) => (
              <li key={title} className="border-t-2 border-ink-line pt-4">
                <Icon aria-hidden size={20} strokeWidth={1.75} />
                <h2 className="mt-3 text-long leading-5 font-strong">{title}</h2>
                <p className="mt-1 text-small text-on-ink-2">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </aside>
    </div>
  );
}
