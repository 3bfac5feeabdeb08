import { type Ref, useState } from "react";
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
