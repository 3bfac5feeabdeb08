import { CircleAlert } from "lucide-react";

/** The sentence under a field that breaks its rule. The field names it by aria-describedby. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  return (
    <p id={id}>
      {text !== undefined && (
        <span className="mt-1.5 flex items-start gap-1.5 text-small text-red-deep">
          <CircleAlert aria-hidden size={15} strokeWidth={2} className="mt-px shrink-0" /> {text}
        </span>
      )}
    </p>
  );
}
