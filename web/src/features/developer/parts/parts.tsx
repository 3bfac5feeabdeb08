import type { ReactNode } from "react";

interface BlockProps {
  title: string;
  /** At the end of the heading's line: a count, a button. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a panel under its heading; hairlines between the parts. */
export function Block({ title, aside, children }: BlockProps) {
  return (
    <section className="border-t border-line pt-3 pb-5 first:border-t-0">
      <div className="flex min-h-9 items-center justify-between gap-3">
        <h3 className="text-h3">{title}</h3>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** Nothing is here, and what that means. */
export function Nothing({ children }: { children: ReactNode }) {
  return <p className="py-2 text-body text-text-2">{children}</p>;
}

/** What was done, for eyes and ears. */
export function Done({ children }: { children: ReactNode }) {
  return (
    <output className="mt-3 block rounded-md bg-green-tint px-3.5 py-3 text-small text-green-deep">
      {children}
    </output>
  );
}
