import { type RefObject, useEffect, useState } from "react";

/** Returns the page in the middle of the box, and a function that scrolls to one. */
export function usePageInView(
  box: RefObject<HTMLElement | null>,
  count: number,
): readonly [page: number, show: (page: number) => void] {
  const [page, setPage] = useState(1);
  useEffect(() => {
    const root = box.current;
    if (!root) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) setPage(Number((target as HTMLElement).dataset["page"]));
      },
      { root, rootMargin: "-45% 0px -54% 0px" },
    );
    for (const node of root.querySelectorAll("[data-page]")) observer.observe(node);
    return () => observer.disconnect();
  }, [box]);
  const show = (wanted: number) =>
    box.current
      ?.querySelector(`[data-page="${Math.min(count, Math.max(1, wanted))}"]`)
      ?.scrollIntoView({ block: "start" });
  return [page, show];
}
