import { useLayoutEffect, useRef, useState } from "react";
import { toast } from "#/components/message/toast.tsx";
import { messages } from "#/lib/format/messages.ts";
import { refusalOf } from "#/lib/http/refusal.ts";
import { deleteFile } from "#/lib/http/upload.ts";
import type { LotFile, LotFileKind, Job } from "./upload-job.ts";
import { added, restored } from "./photo-order.ts";
import { busyCount, type Uploads } from "./uploads.ts";
import { useUploads } from "./use-uploads.ts";

/** The facts of a file in a list. */
export type ListedFile = Pick<LotFile, "id_file" | "name" | "bytes" | "url"> &
  Partial<Pick<LotFile, "thumbhash">>;

export interface LotFilesProps {
  readonly kind: LotFileKind;
  /** Ids of the files in the form, in their order. */
  readonly value: readonly number[];
  readonly onChange: (ids: number[]) => void;
  /** The files as the saved draft has them. */
  readonly known: readonly ListedFile[];
  /** How many there may be. */
  readonly most: number;
  /** A turn or a crop made another file of one. */
  readonly onReplace?: (from: number, to: number) => void;
}

export interface LotFiles {
  readonly uploads: Uploads;
  readonly jobs: readonly Job[];
  /** How many files are still on their way. */
  readonly busy: number;
  readonly files: readonly ListedFile[];
  readonly most: number;
  /** Files that were chosen but found no room, as a sentence. */
  readonly tooMany: string | undefined;
  readonly add: (files: readonly File[]) => void;
  readonly order: (ids: number[]) => void;
  /** Takes a file out; the toast brings it back. */
  readonly remove: (id: number) => void;
  readonly replace: (id: number, by: LotFile) => void;
}

/** How long a removed file can be brought back, ms: as long as its toast stays, and a little. */
const UNDO_MS = 6_000;

/** The files of one kind of a lot: those that arrived, and those on their way. The editor holds it over all steps. */
export function useLotFiles(props: LotFilesProps): LotFiles {
  const { kind, value, onChange, known, most, onReplace } = props;
  const [arrived, setArrived] = useState<ReadonlyMap<number, ListedFile>>(new Map());
  const [tooMany, setTooMany] = useState<string>();
  const turns = useRef(new Map<number, number>());
  /** The ids after the last change, which the editor may not have drawn yet. */
  const ids = useRef(value);
  useLayoutEffect(() => {
    ids.current = value;
  }, [value]);

  const change = (next: number[]) => {
    ids.current = next;
    onChange(next);
  };
  const remember = (file: ListedFile) => setArrived((before) => new Map(before).set(file.id_file, file));
  const fileOf = (id: number) => arrived.get(id) ?? known.find((file) => file.id_file === id);

  const [uploads, jobs] = useUploads(kind, {
    onSent(file, turn) {
      remember(file);
      turns.current.set(file.id_file, turn);
      change(added(ids.current, file.id_file, turn, (id) => turns.current.get(id) ?? null));
    },
    twinOf(url) {
      // A document's address is a link of its own each time.
      const isPicture = kind === "lot_photo" || kind === "floor_plan";
      const twin = isPicture && ids.current.map(fileOf).find((file) => file?.url === url);
      return twin ? { name: twin.name, id: twin.id_file } : null;
    },
  });

  function add(chosen: readonly File[]) {
    const room = Math.max(0, most - ids.current.length - jobs.length);
    uploads.add(chosen.slice(0, room));
    const left = chosen.length - room;
    setTooMany(left > 0 ? leftOut(kind, left, most) : undefined);
  }

  function remove(id: number) {
    const place = ids.current.indexOf(id);
    const file = fileOf(id);
    if (place < 0 || !file) return;
    const back = () => change(restored(ids.current, id, place));
    change(ids.current.filter((one) => one !== id));
    const forGood = setTimeout(() => {
      deleteFile(id).catch((caught: unknown) => {
        // Gone already, or used by the draft until it is saved: the server deletes it then.
        const { code } = refusalOf(caught);
        if (code === "NOT_FOUND" || code === "STALE") return;
        back();
        void toast({ text: messages.fileNotDeleted(), tone: "error" });
      });
    }, UNDO_MS);
    void toast({
      text: `${file.name} was removed`,
      action: {
        label: "Undo",
        onPress: () => {
          clearTimeout(forGood);
          back();
        },
      },
    });
  }

  function replace(id: number, by: LotFile) {
    remember(by);
    const turn = turns.current.get(id);
    if (turn !== undefined) turns.current.set(by.id_file, turn);
    onReplace?.(id, by.id_file);
    change(ids.current.map((one) => (one === id ? by.id_file : one)));
  }

  const files = value.flatMap((id) => fileOf(id) ?? []);
  return {
    uploads,
    jobs,
    busy: busyCount(jobs),
    files,
    most,
    tooMany,
    add,
    order: change,
    remove,
    replace,
  };
}

const FILE_WORDS = {
  lot_photo: "photo",
  lot_report: "report",
  lot_document: "document",
  floor_plan: "plan",
} as const;

function leftOut(kind: LotFileKind, count: number, most: number): string {
  const word = FILE_WORDS[kind];
  const were = count === 1 ? `1 ${word} was` : `${count} ${word}s were`;
  return `A lot has at most ${most} ${word}s. ${were} not added.`;
}
