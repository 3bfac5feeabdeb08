import { memo } from "react";
import { cn } from "#/lib/cn.ts";
import { type Area, type NameKind, namesAt } from "./names.ts";
import type { Size, View } from "./projection.ts";

const LOOKS: Readonly<Record<NameKind, string>> = {
  sea: "text-h2 font-normal tracking-widest text-[#4d7693] italic",
  land: "text-micro tracking-[.16em] text-text-3 uppercase",
  state: "text-micro font-strong tracking-[.12em] text-text-2 uppercase",
  community: "text-tag text-text-2",
};

interface MapLabelsProps {
  view: View;
  size: Size;
  taken: readonly Area[] | undefined;
  leftOut: ReadonlySet<string> | undefined;
}

/** The names of seas, countries, emirates and communities; hidden from screen readers, since the controls name everything. */
export const MapLabels = memo(function MapLabels({ view, size, taken, leftOut }: MapLabelsProps) {
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0">
      {namesAt(view, size, taken, leftOut).map(({ text, kind, left, top }) => (
        <span
          key={text + kind}
          translate="no"
          className={cn("absolute -translate-1/2 whitespace-nowrap", LOOKS[kind])}
          style={{ left, top }}
        >
          {text}
        </span>
      ))}
    </div>
  );
});
