import type { ReactNode } from "react";
import { markRoot } from "#/lib/browser/root-mark.ts";
import { Adrift } from "#/components/message/illustrations.tsx";

interface BigMessageProps {
  /** The status, if any. */
  code?: string;
  title: string;
  text: ReactNode;
  /** One red button, and at most one plain. */
  actions: ReactNode;
  /** The id to quote to the support. */
  small?: string;
}

/** A page with a message only: code, sentence, what is safe, the next step; the logo adrift beside it. */
export function BigMessage({ code, title, text, actions, small }: BigMessageProps) {
  return (
    <section
      ref={markRoot}
      data-slot="message-page"
      className="mx-auto grid max-w-300 items-center gap-x-20 gap-y-8 px-5 py-8 lg:min-h-[calc(100dvh-8rem)] lg:grid-cols-2 lg:px-10"
    >
      <Adrift className="mx-auto w-full max-w-82 lg:order-2 lg:max-w-125" />
      <div>
        {code && (
          <p className="text-[5rem] leading-none font-heavy tracking-[-.06em] lg:text-[7.5rem]">{code}</p>
        )}
        <h1 className="mt-5 text-[1.625rem] leading-8 font-heavy tracking-[-.026em] lg:text-[2.125rem] lg:leading-10">
          {title}
        </h1>
        <div className="mt-3 max-w-120 text-[1rem] leading-[1.625rem] text-pretty text-text-2">{text}</div>
        <div className="mt-6 flex gap-3 max-md:flex-col">{actions}</div>
        {small && <p className="mt-8 text-small text-text-3 tabular-nums max-lg:hidden">{small}</p>}
      </div>
    </section>
  );
}
