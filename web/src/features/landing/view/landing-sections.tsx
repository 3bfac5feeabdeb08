import { Plus, HandCoins, KeyRound, type LucideIcon, UserRoundCheck, Wallet } from "lucide-react";
import { Button } from "#/components/ui/button.tsx";
import { openDialog } from "#/lib/dialogs/dialogs.ts";
import { lazy, type ReactNode, Suspense } from "react";
import { TopUpWays } from "#/components/top-up-ways.tsx";

const CallBackForm = lazy(async () => ({ default: (await import("./call-back-form.tsx")).CallBackForm }));

const TITLE = "text-[1.75rem] leading-9 font-heavy tracking-[-.026em]";

/** The section for sellers. */
export function SellersSection() {
  return (
    <section aria-labelledby="sell" className="mx-auto max-w-360 px-4 pt-16 lg:px-10 lg:pt-24 below-fold">
      <div className="grid gap-x-16 gap-y-6 rounded-lg bg-salt p-6 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:p-12">
        <div>
          <h2 id="sell" className={TITLE}>
            Selling a car, a fleet or an apartment?
          </h2>
          <p className="mt-3 max-w-170 text-long text-pretty text-text-2">
            You set the start price, the step and a minimum that nobody but you knows. Every bidder is known
            to us and has money down. At or above your minimum the lot is sold; below it you decide, or answer
            with a counteroffer. You pay no fee.
          </p>
        </div>
        <Button
          variant="ink"
          size="xl"
          onClick={() => openDialog("call-back", { subject: "selling on Marsa" })}
        >
          Talk to us about selling
        </Button>
      </div>
    </section>
  );
}

/** The usual questions. */
export function Questions() {
  return (
    <section
      aria-labelledby="questions"
      className="mx-auto grid max-w-360 gap-x-16 gap-y-6 px-4 pt-16 lg:grid-cols-[20rem_minmax(0,1fr)] lg:px-10 lg:pt-24 below-fold"
    >
      <h2 id="questions" className={TITLE}>
        Before your first bid
      </h2>
      <div className="border-t border-line">
        {QUESTIONS.map(({ question, answer }) => (
          <details key={question} className="group border-b border-line">
            <summary className="flex cursor-pointer list-none items-center justify-between gap-4 py-4 text-[1rem] leading-6 font-strong hover:text-blue [&::-webkit-details-marker]:hidden">
              {question}
              <Plus
                aria-hidden
                size={20}
                strokeWidth={1.75}
                className="shrink-0 text-text-2 transition-transform group-open:rotate-45"
              />
            </summary>
            <p className="max-w-180 pb-5 text-long text-pretty text-text-2">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

/** The request for a call-back. */
export function CallBackSection() {
  return (
    <section aria-labelledby="call" className="mx-auto max-w-360 px-4 pt-16 lg:px-10 lg:pt-24 below-fold">
      <div className="grid gap-x-20 gap-y-8 border-t-2 border-ink pt-8 lg:grid-cols-2">
        <div>
          <h2 id="call" className={TITLE}>
            Rather talk to somebody?
          </h2>
          <p className="mt-3 max-w-120 text-long text-pretty text-text-2">
            Leave your number. Somebody who knows the auctions calls you, in English or Arabic, and stays on
            the line until your first bid if you like.
          </p>
        </div>
        <div className="max-w-120">
          <Suspense fallback={<div className="h-100" />}>
            <CallBackForm />
          </Suspense>
        </div>
      </div>
    </section>
  );
}

/** The usual questions before a first bid. */
const QUESTIONS: readonly { question: string; answer: string }[] = [
  {
    question: "What if somebody bids in the last second?",
    answer:
      "Then the time left goes back to the closing window, for everybody, as often as it happens. You always have time to answer, and the highest amount wins instead of the fastest finger.",
  },
  {
    question: "What happens when two people name the same amount?",
    answer:
      "The one whose bid or maximum reached us first leads. The history of the lot shows both with the time of receipt, and says why.",
  },
  {
    question: "My bid was on its way when the connection broke. Did it count?",
    answer:
      "The page asks our server about that bid before it lets you bid again. Either the server received it, and you see when, or it did not. It is never placed twice.",
  },
  {
    question: "When do I get my deposit back?",
    answer:
      "The part held for a lot is free again the moment you are outbid. What is free you can bid with on other lots at once, or have paid out to your own account, typically within 5 days and at the latest within 30.",
  },
  {
    question: "May I see a lot before I bid?",
    answer:
      "Yes. Place and hours of the inspection are on the lot, and every vehicle has a condition report with photos of each damage. Apartments carry their RERA certificate.",
  },
  {
    question: "What if the seller’s minimum is not reached?",
    answer:
      "The seller decides within the review period whether to accept, decline or send you a counteroffer. You see the deadline, and meanwhile less of your deposit is held.",
  },
];

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
      <h2 id="how-title" className={TITLE}>
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
