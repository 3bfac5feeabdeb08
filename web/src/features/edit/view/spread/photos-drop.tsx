import { Images } from "lucide-react";
import { useRef } from "react";
import { Button } from "#/components/ui/button.tsx";
import { cn } from "#/lib/cn.ts";
import { chosenFiles, droppedFiles, type NamedFile } from "#/lib/browser/named-files.ts";
import { useFileDrop } from "#/lib/browser/use-file-drop.ts";
import { PHOTO_TYPES } from "#/features/edit/model/upload/file-checks.ts";
import { FileInput } from "../upload/upload-notes.tsx";

const ACCEPT = [...PHOTO_TYPES, ".heic", ".heif", ".zip", "application/zip"];

interface PhotosDropProps {
  isReading: boolean;
  /** A line instead of a field, once there are photos. */
  isSmall: boolean;
  onFiles: (files: readonly NamedFile[] | Promise<readonly NamedFile[]>) => void;
}

/** Takes a folder, many photos or a zip, dropped or chosen. */
export function PhotosDrop({ isReading, isSmall, onFiles }: PhotosDropProps) {
  const box = useRef<HTMLDivElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const isOver = useFileDrop(box, !isReading, (taken, dropped) =>
    onFiles(dropped ? droppedFiles(dropped) : chosenFiles(taken)),
  );
  return (
    <div
      ref={box}
      data-slot="drop-zone"
      className={cn(
        "mt-5 flex flex-wrap items-center justify-center gap-3 rounded-lg border-2 border-dashed px-4 text-center",
        isSmall ? "py-4" : "flex-col py-12",
        isOver ? "border-blue bg-blue-tint" : "border-line-3 bg-salt",
      )}
    >
      <Images aria-hidden size={isSmall ? 20 : 32} strokeWidth={1.5} className="text-text-2" />
      {isReading ? (
        <output className="text-long font-strong">Reading the photos…</output>
      ) : (
        <>
          <p className={isSmall ? "text-body" : "text-long font-strong"}>
            {isSmall ? "Drop more here" : "Drop a folder, photos or a .zip here"}
          </p>
          <div className="flex flex-wrap justify-center gap-3">
            <Button
              variant={isSmall ? "plain" : "ink"}
              className="max-lg:h-11"
              onClick={() => files.current?.click()}
            >
              Choose photos or .zip
            </Button>
            <Button className="max-md:hidden" onClick={() => folder.current?.click()}>
              Choose a folder
            </Button>
          </div>
        </>
      )}
      <FileInput
        ref={files}
        label="Photos or zip"
        accept={ACCEPT}
        onFiles={(list) => onFiles(chosenFiles(list))}
      />
      <FileInput
        ref={folder}
        label="Folder"
        accept={[]}
        folder
        onFiles={(list) => onFiles(chosenFiles(list))}
      />
    </div>
  );
}
