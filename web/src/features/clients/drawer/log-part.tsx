import { instant } from "@marsa/api-spec/dates";
import { actWord } from "#/lib/act-words.ts";
import type { Act, Detail } from "./types.ts";

/** The acts of the staff on this client, the newest first. */
export function LogPart({ detail: { acts, counts } }: { detail: Detail }) {
  if (acts.length === 0) return <p className="text-body text-text-2">No acts yet.</p>;
  return (
    <>
      <ul>
        {acts.map((act) => (
          <ActLine key={act.id_audit} act={act} />
        ))}
      </ul>
      {counts.acts > acts.length && (
        <p className="mt-2 text-small text-text-2">The newest {acts.length} are shown; the audit has all.</p>
      )}
    </>
  );
}

function ActLine({ act: { at, who, act, subject, reason, address } }: { act: Act }) {
  return (
    <li className="border-b border-line py-2.5">
      <p className="text-body">
        <span className="font-strong">{actWord(act)}</span> by {who}
      </p>
      <p className="text-small text-text-2">
        {instant(at)}
        {address !== null && address !== "" && ` · from ${address}`} · {subject}
      </p>
      {reason !== null && <p className="mt-0.5 text-body text-pretty">{reason}</p>}
    </li>
  );
}
