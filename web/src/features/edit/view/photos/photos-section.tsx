import {
  ArrowLeft,
  ArrowRight,
  ArrowUpDown,
  type LucideIcon,
  Undo2,
  Camera,
  Check,
  MessageSquareText,
} from "lucide-react";
import { type ReactNode, useId, useRef, useState } from "react";
import { Message } from "#/components/message/message.tsx";
import { Button } from "#/components/ui/button.tsx";
import { useFileDrop } from "#/lib/browser/use-file-drop.ts";
import { cn } from "#/lib/cn.ts";
import { photoField, type FieldRemark, photoOf } from "#/features/edit/model/draft/notes.ts";
import { FileInput, RemoveRefused, TwinNote, RefusedNotes } from "../upload/upload-notes.tsx";
import type { LotFiles, ListedFile } from "#/features/edit/model/upload/use-lot-files.ts";
import { AddTile, JobTile } from "./job-tile.tsx";
import { PhotoTile } from "./photo-tile.tsx";
import { usePhotoActs } from "./use-photo-acts.tsx";
import { usePhotoViews } from "#/features/edit/model/use-photo-views.ts";
import { ViewTicks } from "./view-ticks.tsx";

interface PhotosSectionProps {
  photos: LotFiles;
  /** How many a lot needs. */
  least: number;
  readOnly: boolean;
  /** The staff's remarks, and the choice between two devices. */
  notes?: ReactNode;
  /** Remarks of the staff by field; those at single photos stand here. */
  remarks?: ReadonlyMap<string, FieldRemark>;
  /** The sentence of a broken rule. */
  error?: string | undefined;
  /** Id of the part that the checklist leads to. */
  id?: string;
}

/** The photos of a lot in their order, those on their way, and the ways to add more. */
export function PhotosSection({ photos, least, readOnly, notes, remarks, error, id }: PhotosSectionProps) {
  const { files, jobs, most, uploads, tooMany } = photos;
  const title = useId();
  const box = useRef<HTMLElement>(null);
  const [isOrdering, setOrdering] = useState(false);
  const acts = usePhotoActs(photos);
  const photoViews = usePhotoViews(files);
  const isFull = files.length + jobs.length >= most;
  const isOver = useFileDrop(box, !readOnly, photos.add);
  const tiles = jobs.filter(({ state }) => state.is !== "twin");
  return (
    <section ref={box} id={id} aria-labelledby={title} tabIndex={-1} className="min-w-0 focus:outline-none">
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id={title} className="flex-1 text-h2">
          Photos{" "}
          <span className="font-normal whitespace-nowrap text-text-2 tabular-nums">
            {files.length} of {most}
          </span>
        </h2>
        {!readOnly && files.length > 1 && (
          <>
            <p className="text-small text-text-2 max-lg:hidden">
              Drag to order, or <MoveKey icon={ArrowLeft} name="left" />{" "}
              <MoveKey icon={ArrowRight} name="right" />
            </p>
            {acts.undoMove && (
              <Button size="sm" onClick={acts.undoMove}>
                <Undo2 aria-hidden size={16} strokeWidth={1.75} /> Undo the last move
              </Button>
            )}
            <Button
              variant="ghost-blue"
              size="sm"
              className="lg:hidden"
              aria-pressed={isOrdering}
              onClick={() => setOrdering(!isOrdering)}
            >
              <ArrowUpDown aria-hidden size={16} strokeWidth={1.75} /> {isOrdering ? "Done" : "Order"}
            </Button>
          </>
        )}
      </div>
      {!readOnly && (
        <p className="mt-1 text-small text-pretty text-text-2">
          {files.length < least && `A lot needs at least ${least === 1 ? "1 photo" : `${least} photos`}. `}
          Say which view each photo shows: buyers read which ones are missing. Photograph each finding, too.
        </p>
      )}
      {notes}
      {remarks && <PhotoRemarks files={files} remarks={remarks} />}
      {error !== undefined && <Message tone="error" className="mt-3" title={error} />}
      <ul
        aria-label="Photos in their order"
        className={cn(
          "mt-3 grid grid-cols-3 gap-2 rounded-md md:grid-cols-4 md:gap-2.5",
          isOver && "ring-2 ring-blue ring-offset-4",
        )}
      >
        {files.map((file, place) => (
          <PhotoTile
            key={file.id_file}
            file={file}
            place={place}
            count={files.length}
            acts={acts}
            photoViews={photoViews}
            isBusy={acts.changing.has(file.id_file)}
            isOrdering={isOrdering}
            readOnly={readOnly}
            remark={remarks?.get(photoField(file.id_file))?.text}
          />
        ))}
        {tiles.map((job) => (
          <JobTile key={job.key} job={job} uploads={uploads} />
        ))}
        {!readOnly && !isFull && <AddTile onFiles={photos.add} />}
      </ul>
      <ViewTicks files={files} photoViews={photoViews} />
      <div aria-live="polite" className="mt-2.5 grid gap-2.5 empty:hidden">
        {tooMany !== undefined && <Message tone="warning" title={tooMany} />}
        <RemoveRefused jobs={jobs} uploads={uploads} />
        <RefusedNotes jobs={jobs} uploads={uploads} />
        {jobs.map((job) => (
          <TwinNote key={job.key} job={job} files={files} uploads={uploads} />
        ))}
      </div>
      {!readOnly && !isFull && <TakePhotos onFiles={photos.add} />}
      {acts.dialog}
    </section>
  );
}

/** A key that moves a photo. Our font has no arrows. */
function MoveKey({ icon: Icon, name }: { icon: LucideIcon; name: string }) {
  return (
    <kbd className="inline-flex items-center gap-1 rounded-sm border border-line-3 px-1 align-middle text-micro font-strong whitespace-nowrap text-text-2">
      Alt <Icon aria-hidden size={12} strokeWidth={2} />
      <span className="sr-only">arrow {name}</span>
    </kbd>
  );
}

/** Opens the camera of a phone. */
function TakePhotos({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="mt-3 lg:hidden">
      <Button size="lg" className="w-full" onClick={() => input.current?.click()}>
        <Camera aria-hidden size={18} strokeWidth={1.75} /> Take photos
      </Button>
      <FileInput ref={input} label="Camera" accept={["image/*"]} onFiles={onFiles} camera />
    </div>
  );
}

interface PhotoRemarksProps {
  files: readonly ListedFile[];
  remarks: ReadonlyMap<string, FieldRemark>;
}

/** The staff's remarks on single photos, orange; green once the photo is replaced or removed. */
function PhotoRemarks({ files, remarks }: PhotoRemarksProps) {
  return [...remarks].map(([field, { text, changed }]) => {
    const id = photoOf(field);
    if (id === null) return null;
    const place = files.findIndex((file) => file.id_file === id);
    const Icon = changed ? Check : MessageSquareText;
    return (
      <p
        key={field}
        data-slot="remark"
        className={`mt-1 flex gap-2 rounded-md px-3 py-2 text-small ${
          changed ? "bg-green-tint text-green-deep" : "bg-orange-tint text-orange-deep"
        }`}
      >
        <Icon aria-hidden size={16} strokeWidth={1.75} className="mt-px shrink-0" />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          {place !== -1 && <strong className="font-strong">Photo {place + 1}: </strong>}
          {text}
          {changed && <strong className="font-strong"> Changed</strong>}
        </span>
      </p>
    );
  });
}
