import { type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { tab, tabList } from "#/components/ui/tabs.tsx";
import { whenCalm } from "#/lib/timing/calm.ts";
import { cn } from "#/lib/cn.ts";

export interface Section {
  /** Also its anchor on the page: #condition. */
  readonly id: string;
  readonly title: string;
  /** Its link, where this is not the title. */
  readonly tab?: string;
  /** Beside the title: "4", "3 findings". */
  readonly extra?: ReactNode;
  /** A number, only in the row of links. */
  readonly count?: string | null;
  readonly body: ReactNode;
}

/** All sections of the lot; wide screens have a row of links to them that stays in view. */
export function Sections({ sections }: { sections: readonly Section[] }) {
  return (
    <>
      <Links sections={sections} />
      {sections.map(({ id, title, tab: link, extra, body }, place) => (
        <section
          key={id}
          id={id}
          tabIndex={-1}
          aria-labelledby={`${id}-title`}
          // Drawn when it comes near: most readers never see most sections.
          className={cn(
            "scroll-mt-32 outline-none [contain-intrinsic-block-size:auto_15rem] [content-visibility:auto]",
            place === 0 ? "pt-5" : "pt-9",
          )}
        >
          <div className="mb-3 flex items-baseline justify-between gap-4">
            {/* The first section is right below its link, so it needs no heading. */}
            <h2
              id={`${id}-title`}
              className={cn("text-h2", place === 0 && link === undefined && "lg:sr-only")}
            >
              {title}
            </h2>
            {extra && (
              <span
                className={cn("text-small text-text-2", place === 0 && link === undefined && "lg:hidden")}
              >
                {extra}
              </span>
            )}
          </div>
          {body}
        </section>
      ))}
    </>
  );
}

function Links({ sections }: { sections: readonly Section[] }) {
  const here = useSectionInView(sections);
  return (
    <nav
      aria-label="Sections"
      className={cn(tabList, "sticky top-header z-10 mt-2 gap-x-6 bg-white max-lg:hidden")}
    >
      {sections.map(({ id, title, tab: link = title, count }) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={id === here ? "true" : undefined}
          onClick={(event) => jump(event, id)}
          className={tab}
        >
          {link}
          {count != null && <span className="text-body font-normal text-text-3 tabular-nums">{count}</span>}
        </a>
      ))}
    </nav>
  );
}

/**
 * Scrolls to a section of this page. The address changes without the router, which would load the page again; the back
 * button leaves the page. A new tab opens as usual.
 */
function jump(event: MouseEvent, id: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const section = document.getElementById(id);
  section?.scrollIntoView();
  const { pathname } = location;
  // Setting an address is slow in browsers, so this waits for the frame with the section, if the page is still open.
  whenCalm(() => {
    if (location.pathname === pathname)
      History.prototype.replaceState.call(history, history.state, "", `#${id}`);
  }, 500);
  // After Enter: the next key continues from the section.
  if (event.detail === 0) section?.focus({ preventScroll: true });
}

/** Returns the visible section: the last one with a head above the upper third of the window. */
function useSectionInView(sections: readonly Section[]): string | undefined {
  const [here, setHere] = useState(sections[0]?.id);
  const ids = sections.map(({ id }) => id).join(" ");
  useEffect(() => {
    const nodes = ids.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    const passed = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, boundingClientRect, isIntersecting, rootBounds } of entries) {
          const above = rootBounds !== null && boundingClientRect.top < rootBounds.bottom;
          if (isIntersecting || above) passed.add(target);
          else passed.delete(target);
        }
        setHere((nodes.findLast((node) => passed.has(node)) ?? nodes[0])?.id);
      },
      { rootMargin: "0px 0px -66% 0px" },
    );
    for (const node of nodes) observer.observe(node);
    return () => observer.disconnect();
  }, [ids]);
  return here;
}
