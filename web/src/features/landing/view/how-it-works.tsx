import { HandCoins, KeyRound, type LucideIcon, UserRoundCheck, Wallet } from "lucide-react";
import type { ReactNode } from "react";
import { TopUpWays } from "#/components/top-up-ways.tsx";

const STEPS: readonly { icon: LucideIcon; title: string; text: ReactNode }[] = [
  {
    icon: UserRoundCheck,
    title: "Open an account",
    text: "Confirm your email and mobile, add your Emirates ID or passport once, sign the contract on the screen.",
  },
  {
    icon: Wallet,
    title: "Pay a deposit",
    text: (
      <>
        It sets how high you can bid, and it remains your money. <TopUpWays />
      </>
    ),
  },
  {
    icon: HandCoins,
    title: "Bid, or store a maximum",
    text: "Bid yourself to the last second, or name your maximum and let us bid for you, one step at a time.",
  },
  {
    icon: KeyRound,
    title: "Pay and take the keys",
    text: "The deposit counts towards the price. Papers and the place of the handover open as soon as you have paid.",
  },
];

/** The way from a visitor to an owner, in four steps. */
export function HowItWorks() {
  return (
    <section
      id="how"
      aria-labelledby="how-title"
      className="mx-auto max-w-360 scroll-mt-4 px-4 pt-16 lg:px-10 lg:pt-24 below-fold"
    >
      <h2 id="how-title" className="text-[1.75rem] leading-9 font-heavy tracking-[-.026em]">
        Four steps from here to the keys
      </h2>
      <ol className="mt-7 grid gap-x-7 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {STEPS.map(({ icon: Icon, title, text }, index) => (
          <li key={title} className="border-t-2 border-ink pt-4">
            <div className="flex items-center justify-between text-text-3">
              <Icon aria-hidden size={22} strokeWidth={1.75} className="text-ink" />
              <span aria-hidden className="text-body tabular-nums">
                {index + 1}
              </span>
            </div>
            <h3 className="mt-4 text-h2">{title}</h3>
            <p className="mt-1.5 text-long text-pretty text-text-2">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
