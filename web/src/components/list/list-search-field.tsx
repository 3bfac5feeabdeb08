import { useEffect, useEffectEvent, useState } from "react";
import { SearchField, type SearchFieldProps } from "../search-field.tsx";

/** The list follows this long after the last letter, ms. */
const TYPING_MS = 250;

/**
 * A field that searches the list below shortly after the last letter.
 * @param value the search text of the address; when it changes, the field follows
 */
export function ListSearchField({ value, onChange, ...field }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  const search = useEffectEvent(() => onChange(typed));
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(search, TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return <SearchField {...field} value={typed} onChange={setTyped} />;
}
