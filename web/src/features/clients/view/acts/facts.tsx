import type { ReactNode } from "react";

export interface Fact {
  readonly term: string;
  readonly value: ReactNode;
}

/** Facts as rows with lines between them. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(({ term, value }) => (
        <div
          key={term}
          className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-x-4 border-b border-line py-2.5 text-body"
        >
          <dt className="text-text-2">{term}</dt>
          <dd className="own-way min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
