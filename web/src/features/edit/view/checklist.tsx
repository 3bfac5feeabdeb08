import { Check, CircleAlert, CircleDashed, CircleQuestionMark } from "lucide-react";
import { type OpenPoint, type Step, STEP_WORDS } from "../model/draft/steps.ts";

interface ChecklistProps {
  points: readonly OpenPoint[];
  /** Leads to a field. */
  onGo: (point: OpenPoint) => void;
  /** The step that is shown. */
  step: Step;
}

/** The fields to fill in before publishing; each line leads to its field. */
export function Checklist({ points, onGo, step }: ChecklistProps) {
  const wrong = points.filter(({ missing, question }) => !missing && !question).length;
  return (
    <section aria-label="Needed to publish">
      <h2 className="flex items-baseline justify-between gap-3 text-h3">
        Needed to publish
        <span className="text-small font-normal text-text-2 tabular-nums">
          {points.length === 0 ? "complete" : `${points.length} left`}
        </span>
      </h2>
      {points.length === 0 ? (
        <p className="mt-2 flex items-start gap-2 text-small text-text-2">
          <Check aria-hidden size={16} strokeWidth={2} className="mt-px shrink-0 text-green" />
          Everything is there. Staff read your lot first; then it opens by itself.
        </p>
      ) : (
        <>
          <ul className="mt-1.5">
            {points.map((point) => (
              <li key={point.name} className="border-b border-line">
                <PointButton point={point} onGo={onGo} here={point.step === step} />
              </li>
            ))}
          </ul>
          <p className="mt-2 text-small text-pretty text-text-2">
            {wrong === 0 && "Errors are marked once you press Publish. "}
            Each line leads to its field.
          </p>
        </>
      )}
    </section>
  );
}

interface PointButtonProps extends Pick<ChecklistProps, "onGo"> {
  point: OpenPoint;
  here: boolean;
}

function PointButton({ point, onGo, here }: PointButtonProps) {
  const { missing, question, label, message, group, step } = point;
  const Icon = missing ? CircleDashed : question ? CircleQuestionMark : CircleAlert;
  return (
    <button
      type="button"
      onClick={() => onGo(point)}
      className="touch flex w-full items-center gap-2.5 py-2.5 text-start text-body hover:text-blue"
    >
      <Icon
        aria-hidden
        size={16}
        strokeWidth={2}
        className={missing || question ? "shrink-0 text-orange" : "shrink-0 text-red"}
      />
      <span className="min-w-0 flex-1">
        {missing ? label : message.includes(label) ? message : `${label}: ${message}`}
      </span>
      <span className="max-w-1/2 text-end text-small wrap-anywhere text-blue">
        {here ? group : STEP_WORDS[step]}
      </span>
    </button>
  );
}
