import { ChevronDown } from "lucide-react";
import { cn } from "../lib/cn.ts";

interface FilterSelectProps<Value extends string> {
  label: string;
  value: Value | "";
  /** The labels of the values; "" stands for any value. */
  options: readonly { readonly value: Value; readonly label: string }[];
  onChange: (value: Value | undefined) => void;
  className?: string;
}

/** One filter above a list, as the browser's own select: shows its name, then the choice. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, value, options, onChange, className } = props;
  return (
    <span className={cn("relative inline-block shrink-0", className)}>
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange((event.target.value || undefined) as Value | undefined)}
        className={cn(
          "touch h-10 w-full max-w-52 appearance-none truncate [field-sizing:content] rounded-md border ps-3.5 pe-9 text-body font-strong",
          value === ""
            ? "border-line-2 bg-white text-text hover:border-line-3 hover:bg-salt"
            : "border-blue bg-blue-tint text-blue-deep",
        )}
      >
        <option value="">{label}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        size={16}
        strokeWidth={1.75}
        className="pointer-events-none absolute end-3 top-3 text-text-2"
      />
    </span>
  );
}
