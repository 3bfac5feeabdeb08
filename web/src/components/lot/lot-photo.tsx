import type { Schema } from "@marsa/api-spec/client-problem";
import { CameraOff } from "lucide-react";
import { memo, useMemo } from "react";
import { cn } from "#/lib/cn.ts";
import { srcSetOf } from "#/lib/http/first-picture.ts";
import { thumbhashUrl } from "#/lib/browser/pictures.ts";

interface LotPhotoProps {
  /** Null: the lot has no picture yet. */
  picture: Schema<"Picture"> | null;
  /** As in <img sizes>: the width at each width of the window. */
  sizes: string;
  /** The main picture of the page, which loads first. */
  priority?: boolean;
  /** Grey, for a lot that has ended. */
  grey?: boolean;
  /** Says what a lot without pictures has instead. */
  kind?: Schema<"Kind">;
  className?: string;
}

const INSTEAD = { vehicle: "See the report and drawing", apartment: "See the facts and floor plan" } as const;

/** The ground of a lot without pictures: an icon, and two lines where there is room. */
function NoPhoto({ kind }: { kind: Schema<"Kind"> | undefined }) {
  return (
    <span className="@container grid size-full place-content-center justify-items-center text-text-3">
      <CameraOff aria-hidden size={26} strokeWidth={1.75} className="max-w-full @max-[6rem]:size-4" />
      <span className="mt-2 text-small text-text-2 @max-[10rem]:sr-only">No photos yet</span>
      {kind && <span className="mt-1 text-micro text-text-2 @max-[10rem]:hidden">{INSTEAD[kind]}</span>}
    </span>
  );
}

/** A photo in 3:2: its thumbhash at once, then the picture in the right width. A bid on its lot does not draw it again. */
export const LotPhoto = memo(function LotPhoto({
  picture,
  sizes,
  priority = false,
  grey = false,
  kind,
  className,
}: LotPhotoProps) {
  const hash = picture?.thumbhash ?? null;
  const blur = useMemo(() => (hash === null ? null : thumbhashUrl(hash)), [hash]);
  return (
    <span
      data-slot="lot-photo"
      className={cn("block aspect-3/2 overflow-hidden bg-salt-2 bg-cover", grey && "grayscale", className)}
      style={blur === null ? undefined : { backgroundImage: blur }}
    >
      {picture ? (
        <img
          src={picture.medium}
          srcSet={srcSetOf(picture)}
          sizes={sizes}
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
          loading={priority ? "eager" : "lazy"}
          fetchPriority={priority ? "high" : "auto"}
          decoding="async"
          className="size-full object-cover"
        />
      ) : (
        <NoPhoto kind={kind} />
      )}
    </span>
  );
});
