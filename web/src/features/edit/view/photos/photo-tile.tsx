import { MessageSquareText, Star } from "lucide-react";
import { type KeyboardEvent, useMemo, useRef } from "react";
import { cn } from "#/lib/cn.ts";
import { thumbhashUrl } from "#/lib/browser/pictures.ts";
import { OrderButtons, PhotoTools, PhotoMenu } from "./photo-tools.tsx";
import { useDragTile } from "#/features/edit/model/use-drag-tile.ts";
import type { PhotoViews } from "#/features/edit/model/use-photo-views.ts";
import type { ListedFile } from "#/features/edit/model/upload/use-lot-files.ts";
import type { PhotoActs } from "./use-photo-acts.tsx";
import type { StandardView } from "@marsa/api-spec/standard-views";

interface PhotoTileProps {
  file: ListedFile;
  /** From 0; the first is the main photo. */
  place: number;
  count: number;
  acts: PhotoActs;
  photoViews: PhotoViews;
  /** The server is turning or cropping it. */
  isBusy: boolean;
  isOrdering: boolean;
  readOnly: boolean;
  /** The staff's remark on it. */
  remark: string | undefined;
}

/** A photo that arrived. It is dragged or moved by Alt and the arrow keys; a press opens turn and crop. */
export function PhotoTile({
  file,
  place,
  count,
  acts,
  photoViews,
  isBusy,
  isOrdering,
  readOnly,
  remark,
}: PhotoTileProps) {
  const box = useRef<HTMLLIElement>(null);
  const { isDragged, edge } = useDragTile(box, {
    id: file.id_file,
    isOn: !readOnly,
    onDrop: (id, at) => acts.drop(id, file.id_file, at),
  });
  const blur = useMemo(() => thumbhashUrl(file.thumbhash), [file.thumbhash]);
  const isMain = place === 0;

  function onKeyDown(event: KeyboardEvent) {
    if (!event.altKey || readOnly) return;
    const isLtr = getComputedStyle(event.currentTarget).direction === "ltr";
    const step = { ArrowLeft: isLtr ? -1 : 1, ArrowRight: isLtr ? 1 : -1 }[event.key];
    if (step === undefined) return;
    // The browser's own "back".
    event.preventDefault();
    acts.move(place, place + step);
  }

  return (
    <li
      ref={box}
      data-photo={file.id_file}
      className={cn(
        "group relative aspect-3/2 rounded-md bg-salt-2 bg-cover",
        !readOnly &&
          "focus-within:ring-2 focus-within:ring-blue focus-within:ring-offset-2 hover:ring-2 hover:ring-blue hover:ring-offset-2",
        isMain && "col-span-2 row-span-2 aspect-auto min-h-full",
        isDragged && "opacity-40",
      )}
      style={{ backgroundImage: blur }}
    >
      <button
        type="button"
        disabled={readOnly}
        aria-busy={isBusy}
        onKeyDown={onKeyDown}
        aria-keyshortcuts={readOnly ? undefined : "Alt+ArrowLeft Alt+ArrowRight"}
        className="block size-full overflow-hidden rounded-md focus:outline-none"
        onClick={() => acts.crop(file)}
      >
        <img
          src={isMain ? file.url : file.url.replace("-960.webp", "-480.webp")}
          alt={altOf(file, place, count)}
          draggable={false}
          className={cn("size-full object-cover", isMain && "aspect-3/2", isBusy && "opacity-50")}
        />
      </button>
      <span className="pointer-events-none absolute start-0 bottom-0 flex max-w-full items-center gap-1.5 rounded-se-sm rounded-es-md bg-white px-2 py-1 text-micro">
        {isMain ? (
          <span aria-hidden className="flex items-center gap-1.5 font-strong whitespace-nowrap">
            <Star size={14} strokeWidth={1.75} fill="currentColor" /> Main photo
          </span>
        ) : (
          <span aria-hidden className="font-strong tabular-nums">
            {place + 1}
          </span>
        )}
        {isBusy && (
          <span aria-hidden className="text-text-2">
            Saving…
          </span>
        )}
        {!readOnly && <ViewChoice file={file} place={place} photoViews={photoViews} />}
      </span>
      {remark !== undefined && (
        <span className="pointer-events-none absolute start-2 top-2 grid size-5.5 place-content-center rounded-full bg-orange-fill text-on-orange">
          <MessageSquareText aria-hidden size={14} strokeWidth={2} />
          <span className="sr-only">Remark from staff: {remark}</span>
        </span>
      )}
      {!readOnly && isOrdering && <OrderButtons file={file} place={place} count={count} move={acts.move} />}
      {!readOnly && !isOrdering && (
        <>
          <PhotoTools file={file} place={place} acts={acts} />
          <PhotoMenu file={file} place={place} acts={acts} />
        </>
      )}
      {edge && (
        <span
          aria-hidden
          className={cn(
            "absolute inset-y-0 w-1 rounded-full bg-blue",
            edge === "before" ? "-start-2" : "-end-2",
          )}
        />
      )}
    </li>
  );
}

function altOf({ name }: ListedFile, place: number, count: number): string {
  return place === 0 ? `Main photo, ${name}` : `Photo ${place + 1} of ${count}, ${name}`;
}

interface ViewChoiceProps {
  file: ListedFile;
  place: number;
  photoViews: PhotoViews;
}

/** The standard view that a photo shows, to choose in its corner. */
function ViewChoice({ file: { id_file: id }, place, photoViews }: ViewChoiceProps) {
  const { views, viewOf, choose } = photoViews;
  return (
    <select
      aria-label={`View of photo ${place + 1}`}
      value={viewOf(id) ?? ""}
      onChange={({ target }) => choose(id, target.value === "" ? null : (target.value as StandardView))}
      className="touch pointer-events-auto min-w-0 rounded-sm bg-white text-micro text-text-2 focus-visible:outline-2 focus-visible:outline-blue"
    >
      <option value="">View</option>
      {views.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
