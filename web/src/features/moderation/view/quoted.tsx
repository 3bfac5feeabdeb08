import type { ReactNode } from "react";

/** A text in which the odd words are marked. */
export function Quoted({ text, quotes }: { text: string; quotes: readonly string[] }) {
  return <>{partsOf(text, quotes)}</>;
}

function partsOf(text: string, quotes: readonly string[]): ReactNode[] {
  const places = quotes
    .map((quote) => ({ start: text.indexOf(quote), end: text.indexOf(quote) + quote.length }))
    .filter(({ start }) => start >= 0)
    .toSorted((a, b) => a.start - b.start);
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { start, end } of places) {
    if (start < from) continue;
    parts.push(
      text.slice(from, start),
      <mark key={start} className="border-b-2 border-orange-fill bg-orange-tint text-orange-deep">
        {text.slice(start, end)}
      </mark>,
    );
    from = end;
  }
  return [...parts, text.slice(from)];
}
