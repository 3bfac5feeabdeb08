import { useId, type KeyboardEvent, type ReactNode } from "react";
import { cn } from "#/lib/cn.ts";

export interface Tab<Name extends string> {
  readonly name: Name;
  readonly word: string;
  /** A number beside the label. */
  readonly count?: number;
}

interface TabbedProps<Name extends string> {
  label: string;
  tabs: readonly Tab<Name>[];
  current: Name;
  onTab: (name: Name) => void;
  className?: string;
  children: ReactNode;
}

/** Panels with tabs, of which one is visible. Arrow keys move between the tabs. */
export function Tabbed<Name extends string>({
  label,
  tabs,
  current,
  onTab,
  className,
  children,
}: TabbedProps<Name>) {
  const id = useId();
  const onKey = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    const step = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
    const at = tabs.findIndex(({ name }) => name === current);
    const next = step === 0 ? undefined : tabs[(at + step + tabs.length) % tabs.length];
    if (!next) return;
    onTab(next.name);
    currentTarget.querySelector<HTMLElement>(`[data-tab="${next.name}"]`)?.focus();
  };
  return (
    <section aria-label={label} className={cn("flex min-h-0 flex-col", className)}>
      <div
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={onKey}
        className="flex shrink-0 gap-5 overflow-x-auto border-b border-line px-4 lg:max-xl:gap-3.5 [scrollbar-width:none]"
      >
        {tabs.map(({ name, word, count }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            data-tab={name}
            aria-selected={name === current}
            aria-controls={`${id}-panel`}
            tabIndex={name === current ? 0 : -1}
            onClick={() => onTab(name)}
            className="-mb-px flex h-12 outline-offset-[-3px] shrink-0 items-center gap-1.5 border-b-3 border-transparent text-body lg:max-xl:text-small text-text-2 aria-selected:border-ink aria-selected:font-strong aria-selected:text-text max-lg:h-11"
          >
            {word}
            {count !== undefined && <span className="font-normal text-text-3 tabular-nums">{count}</span>}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${current}`}
        className="flex min-h-0 flex-1 flex-col"
      >
        {children}
      </div>
    </section>
  );
}
