import { type ReactNode, useId } from "react";

interface FormSectionProps {
  title: string;
  words?: string | undefined;
  children: ReactNode;
}

/** Title and words at the start, the fields beside them. */
export function FormSection({ title, words, children }: FormSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-x-7 gap-y-4 border-b border-line py-6 last:border-b-0 xl:grid-cols-[10rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        {words !== undefined && <p className="mt-1 text-small text-pretty text-text-2">{words}</p>}
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-4">{children}</div>
    </section>
  );
}

/** Three columns of fields. */
export const fieldGrid = "grid grid-cols-1 items-start gap-4 sm:grid-cols-2 lg:grid-cols-3";
