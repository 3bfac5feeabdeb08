import { day } from "@marsa/api-spec/dates";
import { type RefObject, useEffect, useState } from "react";

interface DateWordsProps {
  id: string;
  /** An element around the field. */
  box: RefObject<HTMLElement | null>;
}

/**
 * The date in a browser's own field in the order of all other dates, "Nov 24, 2026, 18:00". The browser writes the field
 * itself in the order of its own language.
 */
export function DateWords({ id, box }: DateWordsProps) {
  const [value, setValue] = useState("");
  // After each drawing: a form that is filled or emptied fires no event.
  useEffect(() => {
    const field = box.current?.querySelector("input");
    if (!field) return undefined;
    const read = () => setValue(field.value);
    read();
    field.addEventListener("input", read);
    return () => field.removeEventListener("input", read);
  });
  return (
    <span id={id} className="text-small text-text-2 tabular-nums">
      {dateWords(value)}
    </span>
  );
}

/** "2026-11-24" becomes "Nov 24, 2026", "2026-11-24T18:00" gets its time; "" what is no date yet. */
export function dateWords(value: string): string {
  const [, date, time] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d))?/.exec(value) ?? [];
  if (date === undefined || Number.isNaN(Date.parse(date))) return "";
  return time === undefined ? day(date) : `${day(date)}, ${time}`;
}
