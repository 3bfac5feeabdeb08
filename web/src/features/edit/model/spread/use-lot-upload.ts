import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type Refusal, refusalOf } from "#/lib/http/refusal.ts";
import { readDraft, saveDraft, type Draft, type Fields } from "../draft/queries.ts";
import { busyCount, type Uploads } from "../upload/uploads.ts";
import { useUploads } from "../upload/use-uploads.ts";
import type { Job } from "../upload/upload-job.ts";
import type { LotPlan } from "./plan.ts";
import { deviceStorage } from "#/lib/browser/storage.ts";
import { ApiProblem } from "@marsa/api-spec/client-problem";

export interface LotUpload {
  readonly uploads: Uploads;
  readonly jobs: readonly Job[];
  /** Photos that the draft has now. */
  readonly added: number;
  /** Photos of the plan that the draft had before: of an upload that was interrupted. */
  readonly known: number;
  /** Why the draft could not be read or saved. */
  readonly refusal: Refusal | null;
  readonly retry: () => void;
}

/**
 * Sends the photos of one lot when it is its turn, and saves the draft with each that arrives.
 * @param onRest hears that nothing is on its way any more, also when some photos were refused.
 */
export function useLotUpload({ draft, files }: LotPlan, isTurn: boolean, onRest: () => void): LotUpload {
  const { id } = draft;
  const arrived = useRef<Arrived[]>([]);
  const saving = useRef(false);
  const begun = useRef(false);
  /** The files that were not in the draft before; a file's turn is its place here, from 1 on. */
  const missing = useRef<readonly File[]>([]);
  const [sent, setSent] = useState(0);
  const [added, setAdded] = useState(0);
  const [state, setState] = useState<{ known: number; started: boolean }>({ known: 0, started: false });
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  /** The photos of the draft before. */
  const before = useRef<ReadonlySet<number>>(new Set());
  const urls = useRef(new Map<string, { name: string; id: number }>());
  const [uploads, jobs] = useUploads("lot_photo", {
    onSent(file, turn) {
      urls.current.set(file.url, { name: file.name, id: file.id_file });
      const source = missing.current[turn - 1];
      if (source) rememberSent(id, source, file.id_file);
      setSent(arrived.current.push({ id: file.id_file, turn }));
      void save();
    },
    twinOf: (url) => urls.current.get(url) ?? null,
  });

  /** One save at a time; the next takes all photos that arrived meanwhile. */
  async function save(): Promise<void> {
    if (saving.current) return;
    saving.current = true;
    try {
      let count = 0;
      while (count < arrived.current.length) {
        count = arrived.current.length;
        // oxlint-disable-next-line no-await-in-loop -- one version after the other
        await addPhotos(arrived.current.slice(0, count), {
          read: () => readDraft(id),
          save: (fields, version) => saveDraft(id, fields, version),
        });
        setAdded(count);
      }
      setRefusal(null);
    } catch (error) {
      setRefusal(refusalOf(error));
    } finally {
      saving.current = false;
    }
  }

  async function begin(): Promise<void> {
    begun.current = true;
    setRefusal(null);
    try {
      const { photos } = await readDraft(id);
      for (const { url, name, id_file } of photos) urls.current.set(url, { name, id: id_file });
      before.current = new Set(photos.map(({ id_file }) => id_file));
      const isThere = sentBefore(id, before.current);
      missing.current = files.map(({ file }) => file).filter((file) => !isThere(file));
      uploads.add(missing.current);
      setState({ known: files.length - missing.current.length, started: true });
    } catch (error) {
      begun.current = false;
      setRefusal(refusalOf(error));
    }
  }

  // Sent from another device: it is there, and nobody has to decide.
  const dropTwins = useEffectEvent((list: readonly Job[]) => {
    const twins = list.filter((job) => job.state.is === "twin" && before.current.has(job.state.twin.id ?? 0));
    if (twins.length === 0) return;
    setState((now) => ({ ...now, known: now.known + twins.length }));
    for (const { key } of twins) uploads.cancel(key);
  });
  useEffect(() => dropTwins(jobs), [jobs]);

  const beginNow = useEffectEvent(() => {
    if (!begun.current) void begin();
  });
  useEffect(() => {
    if (isTurn) beginNow();
  }, [isTurn]);

  const isResting = (state.started && busyCount(jobs) === 0 && added === sent) || refusal !== null;
  const rests = useEffectEvent(onRest);
  useEffect(() => {
    if (isTurn && isResting) rests();
  }, [isTurn, isResting]);

  return {
    uploads,
    jobs,
    added,
    known: state.known,
    refusal,
    retry: () => void (begun.current ? save() : begin()),
  };
}

/** Below the prefix that signing out clears. */
const PREFIX = "marsa.draft.sent.";

const markOf = ({ name, size }: File): string => `${size} ${name}`;

/** Returns whether each file is among the photos of a lot already, by the ids of those. */
function sentBefore(lot: number, photos: ReadonlySet<number>): (file: File) => boolean {
  const sent = readSent(lot);
  return (file) => photos.has(sent[markOf(file)] ?? 0);
}

/** Remembers that a file is the photo with this id. */
function rememberSent(lot: number, file: File, id: number): void {
  deviceStorage.setItem(PREFIX + lot, JSON.stringify({ ...readSent(lot), [markOf(file)]: id }));
}

function readSent(lot: number): Readonly<Record<string, number>> {
  try {
    return JSON.parse(deviceStorage.getItem(PREFIX + lot) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

/** A photo on the server. `turn` grows in the order of the plan. */
interface Arrived {
  readonly id: number;
  readonly turn: number;
}

/** The calls of one draft. */
interface DraftCalls {
  readonly read: () => Promise<Draft>;
  readonly save: (fields: Fields, version: number) => Promise<Draft>;
}

/** How often another device may save in between. */
const MOST_TRIES = 4;

/**
 * Adds photos behind those of a draft, in their turn. Photos that are there already keep to their turn too.
 * @throws what the client throws; STALE when others save the draft again and again
 */
export async function addPhotos(arrived: readonly Arrived[], { read, save }: DraftCalls): Promise<Draft> {
  const mine = arrived.toSorted((a, b) => a.turn - b.turn).map(({ id }) => id);
  for (let tries = 1; ; tries++) {
    // oxlint-disable-next-line no-await-in-loop -- each try begins with the newest draft
    const { fields, version } = await read();
    const others = (fields.photos ?? []).filter((id) => !mine.includes(id));
    try {
      // oxlint-disable-next-line no-await-in-loop -- the next try follows a refusal
      return await save({ ...fields, photos: [...others, ...mine] }, version);
    } catch (error) {
      const isStale = error instanceof ApiProblem && error.code === "STALE";
      if (!isStale || tries === MOST_TRIES) throw error;
    }
  }
}
