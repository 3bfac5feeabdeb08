import { instant } from "@marsa/api-spec/dates";

/** One thing that happened. */
export interface TimelineEntry {
  readonly at: string;
  readonly what: string;
  /** The member of the staff; null: somebody else, or the server. */
  readonly who: string | null;
  /** Beside the time. */
  readonly about?: string;
  readonly reason: string | null;
}

/** What happened, one entry below the other: the act, its person, its time, its reason. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ul>
      {entries.map(({ at, what, who, about, reason }) => (
        <li key={`${at} ${what} ${about ?? ""}`} className="border-b border-line py-2.5">
          <p className="text-body">
            <span className="font-strong">{what}</span>
            {who !== null && ` by ${who}`}
          </p>
          <p className="text-small text-text-2">
            {instant(at)}
            {about}
          </p>
          {reason !== null && <p className="mt-0.5 text-body text-pretty">{reason}</p>}
        </li>
      ))}
    </ul>
  );
}
