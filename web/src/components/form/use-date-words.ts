import { day } from "@marsa/api-spec/dates";
import { type RefObject, useEffect, useState } from "react";

/**
 * Returns the date in a browser's own field in the order of all other dates, "Nov 24, 2026, 18:00"; "" without one. The
 * browser writes the field itself in the order of its own language.
 * @param box an element around the field
 */
export function useDateWords(box: RefObject<HTMLElement | null>, type: string | undefined): string {
  const [value, setValue] = useState("");
  const isDate = type === "date" || type === "datetime-local";
  // After each drawing: a form that is filled or emptied fires no event.
  useEffect(() => {
    const field = box.current?.querySelector("input");
    if (!isDate || !field) return undefined;
    const read = () => setValue(field.value);
    read();
    field.addEventListener("input", read);
    return () => field.removeEventListener("input", read);
  });
  return dateWords(value);
}

/** "2026-11-24" becomes "Nov 24, 2026", "2026-11-24T18:00" gets its time; "" what is no date yet. */
export function dateWords(value: string): string {
  const [, date, time] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d))?/.exec(value) ?? [];
  if (date === undefined || Number.isNaN(Date.parse(date))) return "";
  return time === undefined ? day(date) : `${day(date)}, ${time}`;
}
