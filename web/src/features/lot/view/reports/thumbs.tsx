import { cn } from "#/lib/cn.ts";

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
