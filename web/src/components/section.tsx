import { type ReactNode, useId } from "react";

interface SectionProps {
  /** Where a link to this section leads; left out: no link leads here. */
  id?: string;
  title: string;
  /** One sentence about the section. */
  text?: ReactNode;
  children: ReactNode;
}

/** A section of a settings page: its name at the start, its controls at the end; on phones one below the other. */
export function Section({ id, title, text, children }: SectionProps) {
  const heading = useId();
  return (
    <section
      id={id}
      aria-labelledby={heading}
      className="grid gap-x-12 gap-y-4 border-t border-line py-7 lg:grid-cols-[15rem_minmax(0,36rem)] lg:py-8"
    >
      <div>
        <h2 id={heading} className="text-h2">
          {title}
        </h2>
        {text !== undefined && <p className="mt-1 text-body text-pretty text-text-2">{text}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
