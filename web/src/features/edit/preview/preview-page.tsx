import { useEdit } from "../edit-context.ts";
import { useValueWords } from "../form/value-words.ts";
import { pageFacts } from "./preview-facts.ts";

/** The facts and the comment of the lot page. */
export function PreviewPage({ comment }: { comment: string }) {
  const { state, meta } = useEdit();
  const words = useValueWords();
  return (
    <>
      <dl className="mt-4 border-t border-line text-small">
        {pageFacts(state.values, meta, words).map(([label, value]) => (
          <div key={label} className="grid grid-cols-[8rem_minmax(0,1fr)] gap-3 border-b border-line py-1.5">
            <dt className="text-text-2">{label}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      {comment !== "" && (
        <p className="mt-3 text-small whitespace-pre-wrap [overflow-wrap:anywhere]">{comment}</p>
      )}
    </>
  );
}
