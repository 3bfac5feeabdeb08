import { Message } from "#/components/message/message.tsx";
import { Button } from "#/components/ui/button.tsx";
import { minute } from "@marsa/api-spec/dates";
import type { Composed, Part } from "../model/composed.ts";
import type { ComposerEvent, Notice } from "../model/composer-state.ts";
import { changeWords, type NameOf, PART_WORDS, partValue } from "../model/words.ts";

interface ChangeNoticeProps {
  notice: Notice;
  mine: Composed;
  nameOf: NameOf;
  send: (event: ComposerEvent) => void;
  onDiscard: () => void;
}

/**
 * Another person saved in between: shows their change, and offers a choice where both changed the same part. The
 * entries are kept.
 */
export function ChangeNotice({ notice, mine, nameOf, send, onDiscard }: ChangeNoticeProps) {
  const { change, before, theirs, taken, clashes } = notice;
  const who = change?.by ?? "Somebody else";
  const at = change ? ` at ${minute(change.at)}` : "";
  return (
    <output className="block">
      <Message tone="info" title={`${who} saved this lane${at}, while you were changing it.`}>
        {clashes.length > 0
          ? `You both changed the ${inWords(clashes)}. Yours stands until you choose, and is not saved yet.`
          : "Their change is included, and your entries are kept. Yours are not saved yet."}
        {taken.length > 0 && (
          <ul className="mt-2 list-disc ps-5">
            {taken.map((part) => (
              <li key={part}>{changeWords(part, before, theirs, nameOf)}</li>
            ))}
          </ul>
        )}
        {clashes.map((part) => (
          <div key={part} className="mt-3 border-t border-blue/20 pt-3">
            <p className="font-strong">{PART_WORDS[part]}</p>
            <p>Yours: {partValue(part, mine)}</p>
            <p>
              {who}: {partValue(part, theirs)}
            </p>
            <Button size="sm" className="mt-2" onClick={() => send({ type: "use-theirs", part })}>
              Take {who}’s
            </Button>
          </div>
        ))}
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" onClick={() => send({ type: "keep-mine" })}>
            {clashes.length > 0 ? "Keep mine" : "All right"}
          </Button>
          <Button size="sm" variant="ghost" onClick={onDiscard}>
            Discard my changes
          </Button>
        </div>
      </Message>
    </output>
  );
}

/** "place", "name and run". */
function inWords(parts: readonly Part[]): string {
  return parts.map((part) => PART_WORDS[part].toLowerCase()).join(" and ");
}
