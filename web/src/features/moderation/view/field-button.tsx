import { MessageSquareText } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "#/lib/cn.ts";
import { fieldId, useChecking } from "../model/checking.ts";
import { OddityBadge } from "./oddities.tsx";

interface FieldButtonProps {
  field: string;
  label: string;
  /** The field's value. */
  children: ReactNode;
  className?: string;
}

/** One field as buyers read it, with its odd marks and its remark; a press writes one. */
export function FieldButton({ field, label, children, className }: FieldButtonProps) {
  const { opened, remarks, editing, edit, mayWrite } = useChecking();
  const remark = remarks.find((each) => each.field === field);
  const odd = opened.oddities.flatMap((each, place) => (each.field === field ? [place + 1] : []));
  const content = (
    <>
      <span className="flex items-center gap-2 text-small text-text-2">
        <span className="min-w-0">{label}</span>
        {odd.map((number) => (
          <OddityBadge key={number} number={number} />
        ))}
        {mayWrite && (
          <MessageSquareText
            aria-hidden
            size={15}
            strokeWidth={1.75}
            className="ms-auto shrink-0 text-blue opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100"
          />
        )}
      </span>
      <span className="own-way block min-w-0 text-body font-strong break-words">{children}</span>
      {remark && (
        <span className="mt-1 flex items-start gap-1.5 text-small text-orange-deep">
          <MessageSquareText aria-hidden size={15} strokeWidth={1.75} className="mt-0.5 shrink-0" />
          <span className="own-way min-w-0">{remark.text}</span>
        </span>
      )}
    </>
  );
  const box = cn(
    "group flex w-full flex-col rounded-sm border-b border-line px-1.5 py-2 text-start",
    (odd.length > 0 || remark) && "bg-orange-tint",
    className,
  );
  if (!mayWrite) return <div className={box}>{content}</div>;
  return (
    <button
      type="button"
      id={fieldId(field)}
      data-field={field}
      aria-expanded={editing === field}
      onClick={() => edit(editing === field ? undefined : field)}
      className={cn(box, "hover:bg-salt", editing === field && "bg-blue-tint hover:bg-blue-tint")}
    >
      {content}
    </button>
  );
}
