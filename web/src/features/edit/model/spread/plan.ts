/** The plan of an upload: which photos go to which lot, and which wait for the seller's choice. */
import type { NamedFile } from "#/lib/browser/named-files.ts";
import { spread, type DraftName } from "./match.ts";
import { queryOptions } from "@tanstack/react-query";
import { allDrafts } from "#/lib/http/all-drafts.ts";
import { keys } from "#/lib/http/query-keys.ts";

/** A lot with its new photos in their order. */
export interface LotPlan {
  readonly draft: SaleDraft;
  readonly files: readonly NamedFile[];
  /** Photos for which the lot has no room. */
  readonly over: readonly NamedFile[];
}

/** Photos of one folder that match no lot, or several. */
export interface OpenGroup {
  /** "" for files that lie in no folder: each of them is a group of its own. */
  readonly folder: string;
  readonly lots: readonly number[];
  readonly files: readonly NamedFile[];
}

export interface Plan {
  readonly lots: readonly LotPlan[];
  readonly open: readonly OpenGroup[];
  /** Left out by hand. */
  readonly out: readonly NamedFile[];
}

interface Choices {
  /** The seller's choice for a photo: a lot, or null to leave it out. */
  readonly chosen: ReadonlyMap<NamedFile, number | null>;
  /** Photos that a lot takes. */
  readonly most: number;
}

/** Returns the plan for these files. */
export function planOf(
  found: readonly NamedFile[],
  drafts: readonly SaleDraft[],
  { chosen, most }: Choices,
): Plan {
  const ofLot = new Map<number, NamedFile[]>();
  const open = new Map<string, { folder: string; lots: readonly number[]; files: NamedFile[] }>();
  const out: NamedFile[] = [];
  for (const { file, lots } of spread(found, drafts)) {
    const choice = chosen.get(file);
    const lot = choice === undefined && lots.length === 1 ? lots[0] : choice;
    if (lot === null) out.push(file);
    else if (lot === undefined) {
      const folder = file.path.slice(0, Math.max(0, file.path.lastIndexOf("/")));
      const at = `${folder === "" ? file.path : folder}\n${lots.join(" ")}`;
      const group = open.get(at) ?? { folder, lots, files: [] };
      group.files.push(file);
      open.set(at, group);
    } else ofLot.set(lot, [...(ofLot.get(lot) ?? []), file]);
  }
  return {
    lots: drafts.flatMap((draft) => {
      const files = ofLot.get(draft.id);
      const room = Math.max(0, most - draft.photos);
      return files ? [{ draft, files: files.slice(0, room), over: files.slice(room) }] : [];
    }),
    open: [...open.values()],
    out,
  };
}

/** A draft to which photos can go. */
export interface SaleDraft extends DraftName {
  readonly number: number;
  readonly title: string;
  /** How many photos it has. */
  readonly photos: number;
}

/** POST /sale/lots/draft, all pages. */
export const saleDraftsQuery = queryOptions({
  queryKey: [...keys.sale, "draft-names"],
  queryFn: async ({ signal }): Promise<readonly SaleDraft[]> => {
    const cards = await allDrafts({}, signal);
    return cards.map(({ lot, vin, plate, reference, photos }) => ({
      id: lot.id_auction,
      number: lot.number,
      title: lot.title,
      vin,
      plate,
      reference,
      photos,
    }));
  },
  // The counts of photos stay as they were planned with while photos are sent.
  staleTime: Infinity,
  gcTime: 0,
});
