import { Gavel, Radio } from "lucide-react";
import { useId } from "react";
import { fieldId, useEdit, useFieldValue } from "#/features/edit/model/draft/edit-context.ts";

const STANDARD = "Standard auction";
const LANE = "Live lane";
const CHOICES = [
  { lane: false, icon: Gavel, word: STANDARD },
  { lane: true, icon: Radio, word: LANE },
] as const;

/** Standard auction or live lane. */
export function LaneChoice() {
  const { readOnly } = useEdit();
  const [value, set] = useFieldValue("lane");
  const id = useId();
  const lane = value === true;
  return (
    <fieldset id={fieldId("lane")}>
      <legend className="sr-only">Kind of sale</legend>
      {readOnly ? (
        <p className="text-body font-medium">{lane ? LANE : STANDARD}</p>
      ) : (
        <div className="flex max-w-[28rem] overflow-hidden rounded-md border border-line-3">
          {CHOICES.map((choice) => (
            <label
              key={choice.word}
              htmlFor={`${id}-${choice.word}`}
              className="relative flex h-12 flex-1 cursor-pointer items-center justify-center gap-2 text-body font-strong has-checked:bg-ink has-checked:text-white has-focus-visible:outline-2 has-focus-visible:-outline-offset-4 has-focus-visible:outline-blue has-checked:has-focus-visible:outline-on-ink-blue"
            >
              <input
                id={`${id}-${choice.word}`}
                type="radio"
                name="lane"
                checked={lane === choice.lane}
                onChange={() => set(choice.lane)}
                className="absolute inset-0 cursor-pointer appearance-none outline-none"
              />
              <choice.icon aria-hidden size={18} strokeWidth={1.75} />
              {choice.word}
            </label>
          ))}
        </div>
      )}
      <p className="mt-2 text-small text-pretty text-text-2">
        {lane
          ? "Staff put the lot into a lane with an auctioneer and tell you its day. Without a lane after 30 days it ends as not sold."
          : "Bidders bid from start to end. A bid in the last minutes extends the end."}
      </p>
    </fieldset>
  );
}
