import type { Schema } from "@marsa/api-spec/client-problem";

interface NotSeenProps {
  condition: Schema<"LotCondition"> | null;
  className?: string;
}

/** What the inspector could not check, each with its reason; nothing where all was checked. */
export function NotSeen({ condition, className }: NotSeenProps) {
  const unseen = condition?.checks.filter(({ result }) => result === "unseen") ?? [];
  if (unseen.length === 0) return null;
  return (
    <section aria-label="What the inspector did not see" className={className}>
      <h3 className="text-h3">What the inspector did not see</h3>
      <ul className="mt-1.5 list-disc ps-5 text-body">
        {unseen.map(({ name, note }) => (
          <li key={name}>
            {name}
            {note !== null && <span className="text-text-2">: {note}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
