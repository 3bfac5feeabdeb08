import { lazy, Suspense } from "react";
import { cn } from "#/lib/cn.ts";

const QrCode = lazy(() => import("#/components/qr-code.tsx"));

interface QrPlateProps {
  path: string;
  /** The words beside the code: "Scan to bid". */
  words: string;
  /** The size of the code, a class. */
  size: string;
  className?: string;
}

/** A QR code with its words, on white. */
export function QrPlate({ path, words, size, className }: QrPlateProps) {
  return (
    <figure
      data-slot="qr"
      className={cn(
        "inline-flex flex-col items-center rounded-md bg-white px-2 pt-2 pb-1.5 text-text",
        className,
      )}
    >
      <Suspense fallback={<span className={cn("block", size)} />}>
        <QrCode text={new URL(path, location.origin).href} className={cn("block", size)} />
      </Suspense>
      <figcaption className="text-small font-strong whitespace-nowrap wall:text-[1.125rem] wall:leading-6">
        {words}
      </figcaption>
    </figure>
  );
}
