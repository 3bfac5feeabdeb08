interface DialogFactsProps {
  facts: readonly { readonly term: string; readonly value: string }[];
}

/** The facts of a decision, line by line. */
export function DialogFacts({ facts }: DialogFactsProps) {
  return (
    <dl className="rounded-md bg-salt px-3.5 py-1">
      {facts.map(({ term, value }) => (
        <div
          key={term}
          className="flex items-baseline justify-between gap-4 border-b border-line py-2 text-body last:border-0"
        >
          <dt className="text-text-2">{term}</dt>
          <dd className="min-w-0 text-end font-strong break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
