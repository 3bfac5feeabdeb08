import { type Ref, useState, type RefObject, useEffect } from "react";
import { Button } from "#/components/ui/button.tsx";
import { cn } from "#/lib/cn.ts";

interface PagesProps {
  ref?: Ref<HTMLDivElement>;
  name: string;
  /** Address of the version. */
  url: string;
  count: number;
  scale: number;
  /** A page could not be loaded: its link may be over. */
  onRetry: () => void;
}

/** The pages of a report, one below the other. A page is drawn when it comes near. */
export function Pages({ ref, name, url, count, scale, onRetry }: PagesProps) {
  return (
    <div ref={ref} className="mx-auto grid gap-4" style={{ width: `${scale * 100}%` }}>
      {Array.from({ length: count }, (_, place) => (
        <Page
          key={`${url} ${place}`}
          page={place + 1}
          src={`${url}/${place + 1}.webp`}
          alt={`${name}, page ${place + 1} of ${count}`}
          onRetry={onRetry}
        />
      ))}
    </div>
  );
}

interface PageProps {
  page: number;
  src: string;
  alt: string;
  onRetry: () => void;
}

function Page({ page, src, alt, onRetry }: PageProps) {
  const [state, setState] = useState<"loading" | "loaded" | "failed">("loading");
  return (
    <div
      id={`report-page-${page}`}
      data-page={page}
      className={cn("bg-white shadow-panel", state !== "loaded" && "aspect-[595/842]")}
    >
      {state === "failed" ? (
        <div
          role="alert"
          className="grid h-full place-content-center justify-items-center gap-3 p-4 text-body"
        >
          Page {page} could not be loaded.
          <Button onClick={onRetry}>Try again</Button>
        </div>
      ) : (
        <img
          src={src}
          alt={alt}
          loading={page === 1 ? "eager" : "lazy"}
          className={cn("w-full", state === "loading" && "h-full animate-late bg-salt-2")}
          onLoad={() => setState("loaded")}
          onError={() => setState("failed")}
        />
      )}
    </div>
  );
}

interface ThumbsProps {
  url: string;
  count: number;
  /** The page in view. */
  page: number;
  show: (page: number) => void;
}

const intoView = (node: HTMLElement | null) => node?.scrollIntoView({ block: "nearest" });

/** The pages as small pictures, at the left of wide screens. */
export function Thumbs({ url, count, page, show }: ThumbsProps) {
  return (
    <nav aria-label="All pages" className="w-36 shrink-0 overflow-y-auto bg-salt py-4">
      {Array.from({ length: count }, (_, place) => place + 1).map((each) => (
        <button
          key={each}
          ref={each === page ? intoView : null}
          type="button"
          aria-label={`Page ${each}`}
          aria-current={each === page || undefined}
          onClick={() => show(each)}
          className="mx-auto mb-3 block w-20 text-center text-small tabular-nums"
        >
          <img
            src={`${url}/${each}.webp`}
            alt=""
            loading="lazy"
            className={cn(
              "aspect-[595/842] w-full rounded-sm border bg-white object-contain",
              each === page ? "border-blue outline-1 outline-blue" : "border-line-2",
            )}
          />
          <span className={each === page ? "font-strong" : "text-text-2"}>{each}</span>
        </button>
      ))}
    </nav>
  );
}

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
