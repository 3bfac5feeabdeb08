import { Search } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { cn } from "../lib/cn.ts";
import { Input } from "./ui/input.tsx";

/** The list follows this long after the last letter, ms. */
const TYPING_MS = 250;

interface ListSearchFieldProps {
  label: string;
  placeholder: string;
  /** The search text of the address. */
  value: string;
  onChange: (value: string) => void;
  className?: string;
}

/** A field that searches the list below shortly after the last letter; follows the address when that changes. */
export function ListSearchField({ label, placeholder, value, onChange, className }: ListSearchFieldProps) {
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
  return (
    <div className={cn("relative", className)}>
      <Search
        aria-hidden
        size={18}
        strokeWidth={1.75}
        className="pointer-events-none absolute start-3 top-2.75 text-text-2"
      />
      <Input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="h-10 ps-10"
      />
    </div>
  );
}
