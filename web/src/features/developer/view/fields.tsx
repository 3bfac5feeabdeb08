import { ChevronDown } from "lucide-react";
import { type ComponentProps, useId } from "react";
import { Checkbox } from "#/components/ui/checkbox.tsx";
import { field, Input } from "#/components/ui/input.tsx";
import { Label } from "#/components/ui/label.tsx";
import { cn } from "#/lib/cn.ts";

/** Lower than other forms, since people change one number after the other here. */
const LOW = "h-10 max-md:h-11 md:text-body";

interface Labelled {
  label: string;
  className?: string;
}

/** A labelled field for a text or a number. */
export function InputField({ label, className, ...props }: ComponentProps<"input"> & Labelled) {
  const id = useId();
  return (
    <div className={cn("min-w-0", className)}>
      <Label htmlFor={id}>{label}</Label>
      <Input id={id} autoComplete="off" className={cn(LOW, "mt-1 tabular-nums")} {...props} />
    </div>
  );
}

/** A labelled select of the browser. */
export function SelectField({ label, className, children, ...props }: ComponentProps<"select"> & Labelled) {
  const id = useId();
  return (
    <div className={cn("min-w-0", className)}>
      <Label htmlFor={id}>{label}</Label>
      <div className="relative mt-1">
        <select
          id={id}
          className={cn(field, LOW, "w-full appearance-none truncate ps-3 pe-9 text-[1rem]")}
          {...props}
        >
          {children}
        </select>
        <ChevronDown
          aria-hidden
          size={16}
          strokeWidth={1.75}
          className="pointer-events-none absolute inset-y-0 end-3 my-auto text-text-2"
        />
      </div>
    </div>
  );
}

interface CheckFieldProps extends Labelled {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** A checkbox with its sentence. */
export function CheckField({ label, className, checked, onCheckedChange }: CheckFieldProps) {
  const id = useId();
  return (
    <div className={cn("flex items-center gap-2.5", className)}>
      <Checkbox id={id} checked={checked} onCheckedChange={onCheckedChange} />
      <label htmlFor={id} className="py-1 text-body select-none">
        {label}
      </label>
    </div>
  );
}
