/** The tabs of a list's sections: links with the number of entries in each. */
import { Link, type LinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { cn } from "#/lib/cn.ts";
import { count } from "#/lib/format/counts.ts";
import { TabCount, tab, tabList } from "../ui/tabs.tsx";

interface SectionTab {
  readonly section: string;
  readonly word: string;
  readonly address: Pick<LinkProps, "to" | "search">;
  /** A `SectionCount`, or null for a section without a number. */
  readonly count: ReactNode;
}

interface SectionTabsProps {
  tabs: readonly SectionTab[];
  /** Null: not known yet. */
  current: string | null;
  /** Whether the page goes to its top with another section. */
  resetScroll?: boolean;
  className?: string;
}

/** The sections with their numbers. On a phone the row scrolls to the current one, with a part of the one before. */
export function SectionTabs({ tabs, current, resetScroll = true, className }: SectionTabsProps) {
  return (
    <nav aria-label="Sections" className={cn(tabList, "max-lg:-mx-4 max-lg:gap-5 max-lg:px-4", className)}>
      {tabs.map(({ section, word, address, count: number }) => (
        <Link
          key={section}
          ref={section === current ? scrollToTab : null}
          {...address}
          resetScroll={resetScroll}
          activeOptions={{ exact: true }}
          aria-current={section === current ? "page" : undefined}
          className={tab}
        >
          {word}
          {number}
        </Link>
      ))}
    </nav>
  );
}

/** The number of a section. Keeps its room while it is undefined, so that the tabs do not move when it loads. */
export function SectionCount({ value }: { value: number | undefined }) {
  if (value === undefined) return <TabCount className="invisible">00</TabCount>;
  return <TabCount>{count(value)}</TabCount>;
}

function scrollToTab(link: HTMLElement | null): void {
  const row = link?.parentElement;
  // The first tab is visible without scrolling.
  if (link?.previousElementSibling && row) row.scrollTo({ left: link.offsetLeft - row.clientWidth / 4 });
}
