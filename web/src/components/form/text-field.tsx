import {
  type ComponentProps,
  type InputEvent,
  type ReactNode,
  Suspense,
  useId,
  useRef,
  type RefObject,
  useEffect,
} from "react";
import { optionalPart } from "#/lib/browser/optional-part.ts";
import { cn } from "#/lib/cn.ts";
import { Input } from "../ui/input.tsx";
import { Label } from "../ui/label.tsx";
import { FieldError } from "./field-error.tsx";
import type { Mask } from "./masking.ts";

/**
 * Masks the input inside `box`. The library loads at the first focus, so that no page waits for it; it then formats the
 * present value.
 */
function useMask(box: RefObject<HTMLElement | null>, mask: Mask | undefined): void {
  useEffect(() => {
    const input = box.current?.querySelector("input");
    if (mask === undefined || !input) return;
    const gone = new AbortController();
    let detach = () => {};
    const begin = async () => {
      const { attach } = await import("./masking.ts");
      if (!gone.signal.aborted) detach = attach(input, mask);
    };
    if (document.activeElement === input) void begin();
    else input.addEventListener("focus", () => void begin(), { once: true, signal: gone.signal });
    return () => {
      gone.abort();
      detach();
    };
  }, [box, mask]);
}

// Forms without a date, as the sign-in, need no formats of dates.
const DateWords = optionalPart(async () => (await import("./date-words.tsx")).DateWords);

export interface TextFieldProps extends ComponentProps<"input"> {
  label: string;
  /** The error of the field. */
  error?: string | undefined;
  /** Marks the field red without an error of its own: the form shows the error. */
  invalid?: boolean;
  /** A sentence to read before typing. */
  hint?: ReactNode;
  /** A link at the end of the label's row. */
  extra?: ReactNode;
  mask?: Mask;
  /** An element inside the field, at its end. */
  children?: ReactNode;
}

/**
 * A labelled field with hint and error, which screen readers read with it. Takes the result of react-hook-form's
 * `register`.
 */
export function TextField(props: TextFieldProps) {
  const { label, error, invalid = false, hint, extra, mask, children, className, onChange, ...input } = props;
  const generated = useId();
  const id = input.id ?? generated;
  const box = useRef<HTMLDivElement>(null);
  useMask(box, mask);
  const isDate = input.type === "date" || input.type === "datetime-local";
  // The two events differ only in type.
  const onInput = onChange as unknown as ((event: InputEvent<HTMLInputElement>) => void) | undefined;
  const described = [
    `${id}-error`,
    hint !== undefined && error === undefined && `${id}-hint`,
    isDate && `${id}-words`,
    input["aria-describedby"],
  ].filter(Boolean);
  return (
    <div ref={box} className={className}>
      <div className="flex items-baseline justify-between gap-4">
        <Label htmlFor={id}>{label}</Label>
        {extra}
        {isDate && (
          <Suspense>
            <DateWords id={`${id}-words`} box={box} />
          </Suspense>
        )}
      </div>
      <div className="relative mt-1.5">
        <Input
          {...input}
          id={id}
          // A mask changes the value itself, which React's onChange would miss.
          {...(mask === undefined ? { onChange } : { onInput })}
          aria-invalid={error !== undefined || invalid || undefined}
          aria-describedby={described.join(" ")}
          className={cn(children !== undefined && "pe-12")}
        />
        {children}
      </div>
      {hint !== undefined && error === undefined && (
        <p id={`${id}-hint`} className="mt-1.5 text-small text-text-2">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
