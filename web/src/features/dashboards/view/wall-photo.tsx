import { LotPhoto } from "#/components/lot/lot-photo.tsx";
import type { LotCard } from "../model/board-queries.ts";
import type { Schema } from "@marsa/api-spec/client-problem";
import { useEffect } from "react";
import { srcSetOf } from "#/lib/http/first-picture.ts";

/** The photo of a lot that fills its place on a wall, or a sentence without one. */
export function WallPhoto({
  lot: { id_auction: id, picture },
}: {
  lot: Pick<LotCard, "id_auction" | "picture">;
}) {
  return picture ? (
    <LotPhoto
      key={id}
      picture={picture}
      sizes="(orientation: portrait) 100vw, 60vw"
      priority
      className="aspect-auto size-full animate-fade-in bg-ink-2"
    />
  ) : (
    <p className="grid size-full min-h-40 place-content-center text-long text-on-ink-2 wall:text-[2rem]">
      No photo yet
    </p>
  );
}

/** Loads the next photo before its turn. */
export function usePhotoAhead(picture: Schema<"Picture"> | null | undefined): void {
  useEffect(() => {
    if (picture) Object.assign(new Image(), { sizes: "60vw", srcset: srcSetOf(picture) });
  }, [picture]);
}
