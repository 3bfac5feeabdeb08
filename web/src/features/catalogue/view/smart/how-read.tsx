import type { Suggestions } from "#/features/catalogue/model/smart/suggest-query.ts";

/** Shows the sentence as it was read: unknown words are underlined, corrected ones show the correction. */
export function HowRead({
  sentence,
  read: { parts, lost, filter },
}: {
  sentence: string;
  read: Suggestions["read"];
}) {
  const forgiven = parts.filter(({ meant }) => meant !== null);
  if (lost.length === 0 && forgiven.length === 0) return null;
  return (
    <p className="mt-3 text-body break-words text-text-2" aria-live="polite">
      {forgiven.map(({ from, to, meant }) => (
        <span key={from}>
          “{sentence.slice(from, to)}” was read as <strong className="font-strong text-text">{meant}</strong>
          .{" "}
        </span>
      ))}
      {lost.length > 0 && (
        <>
          Not understood, and found in no lot:{" "}
          {[...new Set(lost)].map((word, place) => (
            <span key={word}>
              {place > 0 && ", "}
              <span className="text-text underline decoration-orange decoration-wavy underline-offset-4">
                {word}
              </span>
            </span>
          ))}
          .
          {Object.keys(filter).length === 0
            ? " You see all lots instead."
            : " You see lots for the other words."}
        </>
      )}
    </p>
  );
}
