import type { Fact } from "./facts.ts";

/** Facts as labels and values, in two columns where there is room. */
export function FactTable({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="gap-x-9 xl:columns-2">
      {facts.map(([label, value]) => (
        <div
          key={label}
          className="grid break-inside-avoid grid-cols-[10rem_minmax(0,1fr)] gap-3 border-b border-line py-2"
        >
          <dt className="text-text-2">{label}</dt>
          <dd className="own-way font-medium break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
