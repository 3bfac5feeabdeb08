import { lazy, type ReactNode, Suspense, useLayoutEffect, useRef, useState } from "react";
import { toast } from "#/components/message/toast.tsx";
import { announce } from "#/lib/browser/announce.ts";
import { refusalText } from "#/lib/http/refusal.ts";
import { changePhoto, type PhotoChange } from "#/features/edit/model/upload/upload-job.ts";
import { droppedAt, moved, placeWords } from "#/features/edit/model/upload/photo-order.ts";
import type { ListedFile, LotFiles } from "#/features/edit/model/upload/use-lot-files.ts";

const CropDialog = lazy(async () => ({ default: (await import("./crop-dialog.tsx")).CropDialog }));

export interface PhotoActs {
  /** Moves the photo at a place to another one. */
  readonly move: (from: number, to: number) => void;
  readonly drop: (id: number, target: number, edge: "before" | "after") => void;
  readonly turn: (file: ListedFile) => void;
  readonly crop: (file: ListedFile) => void;
  readonly remove: (id: number) => void;
  /** Null: nothing was moved. */
  readonly undoMove: (() => void) | null;
  /** Photos that the server is turning now. */
  readonly changing: ReadonlySet<number>;
  /** The open dialog. */
  readonly dialog: ReactNode;
}

/** The acts on the photos of a lot. */
export function usePhotoActs(photos: LotFiles): PhotoActs {
  const { files, order, replace, remove } = photos;
  const [before, setBefore] = useState<number[] | null>(null);
  const [changing, setChanging] = useState<ReadonlySet<number>>(new Set());
  const [cropped, setCropped] = useState<ListedFile | null>(null);
  const focused = useRef<Element | null>(null);
  const ids = files.map(({ id_file: id }) => id);

  // A browser takes the keys from an element that moves in the page.
  useLayoutEffect(() => {
    const element = focused.current;
    focused.current = null;
    if (element instanceof HTMLElement && element.isConnected) element.focus();
  });

  function arrange(next: number[], id: number) {
    if (next.every((one, place) => one === ids[place])) return;
    setBefore(ids);
    focused.current = document.activeElement;
    order(next);
    const name = files.find((file) => file.id_file === id)?.name ?? "The photo";
    announce(placeWords(name, next.indexOf(id), next.length), "assertive");
  }

  async function change(id: number, how: PhotoChange) {
    setChanging((busy) => new Set(busy).add(id));
    try {
      replace(id, await changePhoto(id, how));
      setBefore(null);
    } finally {
      setChanging((busy) => new Set([...busy].filter((one) => one !== id)));
    }
  }

  function turn({ id_file: id }: ListedFile) {
    if (changing.has(id)) return;
    change(id, { turn: 90, crop: null }).then(
      () => announce("The photo was turned", "assertive"),
      (caught: unknown) =>
        void toast({ text: refusalText(caught, "The photo was not turned."), tone: "error" }),
    );
  }

  return {
    move(from, to) {
      const id = ids[from];
      if (id !== undefined) arrange(moved(ids, from, to), id);
    },
    drop: (id, target, edge) => arrange(droppedAt(ids, id, target, edge), id),
    turn,
    crop: setCropped,
    remove(id) {
      setBefore(null);
      remove(id);
    },
    undoMove:
      before === null || before.length !== ids.length
        ? null
        : () => {
            order(before);
            setBefore(null);
            announce("The last move was undone", "assertive");
          },
    changing,
    dialog: cropped && (
      <Suspense>
        <CropDialog
          file={cropped}
          onSave={(how) => change(cropped.id_file, how)}
          onClose={() => setCropped(null)}
        />
      </Suspense>
    ),
  };
}
