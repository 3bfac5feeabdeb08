import { type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { tab, tabList } from "../../components/ui/tabs.tsx";
import { whenCalm } from "../../lib/timing/calm.ts";
import { cn } from "../../lib/cn.ts";

export interface Section {
  /** Also its address on the page: #condition. */
  readonly id: string;
  readonly title: string;
  /** Beside the title: "4", "3 findings". */
  readonly aside?: ReactNode;
  /** Only in the row of links. */
  readonly count?: string | null;
  readonly body: ReactNode;
}

/** Everything about the lot, one section below the other; wide screens have a row of links to them that stays in sight. */
export function Sections({ sections }: { sections: readonly Section[] }) {
  return (
    <>
      <Links sections={sections} />
      {sections.map(({ id, title, aside, body }, place) => (
        <section
          key={id}
          id={id}
          tabIndex={-1}
          aria-labelledby={`${id}-title`}
          // Laid out and painted when it comes near: most of them are never looked at.
          className={cn(
            "scroll-mt-32 outline-none [contain-intrinsic-block-size:auto_15rem] [content-visibility:auto]",
            place === 0 ? "pt-5" : "pt-9",
          )}
        >
          <div className="mb-3 flex items-baseline justify-between gap-4">
            {/* The first one stands right below its link, where a heading would say the same twice. */}
            <h2 id={`${id}-title`} className={cn("text-h2", place === 0 && "lg:sr-only")}>
              {title}
            </h2>
            {aside && (
              <span className={cn("text-small text-text-2", place === 0 && "lg:hidden")}>{aside}</span>
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
      {sections.map(({ id, title, count }) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={id === here ? "true" : undefined}
          onClick={(event) => jump(event, id)}
          className={tab}
        >
          {title}
          {count != null && <span className="text-body font-normal text-text-3 tabular-nums">{count}</span>}
        </a>
      ))}
    </nav>
  );
}

/**
 * Goes to a section of this page. The address is changed past the router, which would load the page again; the way back
 * leads off the page, not through its sections. A new tab is opened as ever.
 */
function jump(event: MouseEvent, id: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const section = document.getElementById(id);
  section?.scrollIntoView();
  const { pathname } = location;
  // The browser takes its time for an address: after the frame that shows the section, if that is still the page.
  whenCalm(() => {
    if (location.pathname === pathname)
      History.prototype.replaceState.call(history, history.state, "", `#${id}`);
  }, 500);
  // By Enter: the next key goes on from there.
  if (event.detail === 0) section?.focus({ preventScroll: true });
}

/** The section that is being read: the last one whose head has passed the upper third of the window. */
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
