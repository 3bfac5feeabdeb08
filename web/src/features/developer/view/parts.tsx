import type { ReactNode } from "react";

interface BlockProps {
  title: string;
  /** A count or a button at the end of the heading's line. */
  extra?: ReactNode;
  children: ReactNode;
}

/** A part of a panel with its heading and a line above. */
export function Block({ title, extra, children }: BlockProps) {
  return (
    <section className="border-t border-line pt-3 pb-5 first:border-t-0">
      <div className="flex min-h-9 items-center justify-between gap-3">
        <h3 className="text-h3">{title}</h3>
        {extra}
      </div>
      {children}
    </section>
  );
}

/** The text of an empty list. */
export function Nothing({ children }: { children: ReactNode }) {
  return <p className="py-2 text-body text-text-2">{children}</p>;
}

/** A message about an action, read by screen readers too. */
export function Done({ children }: { children: ReactNode }) {
  return (
    <output className="mt-3 block rounded-md bg-green-tint px-3.5 py-3 text-small text-green-deep">
      {children}
    </output>
  );
}
