import { Search } from "lucide-react";
import { Input } from "./ui/input.tsx";
import { cn } from "../lib/cn.ts";

export interface SearchFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  className?: string;
}

/** A field that filters the list below while the person types. */
export function SearchField({ label, placeholder, value, onChange, className }: SearchFieldProps) {
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
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="h-10 ps-10"
      />
    </div>
  );
}
