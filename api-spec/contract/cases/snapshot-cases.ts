/** Cases of the files of snapshots. */
import { refused, success, type Case } from "../base/case.ts";

const NAME = "contract";
const path = { name: NAME };
/** More than the form takes: the largest file, a megabyte for the other fields, and one byte. */
const TOO_MANY = 21 * 1024 * 1024 + 1;
const UNKNOWN = { path: { name: "nowhere" } };

const taken = { id: "takeSnapshot", call: () => ({ body: { name: NAME } }) } as const;
const downloaded = { id: "downloadSnapshot", call: () => ({ path }) } as const;

function formWith(bytes: unknown): FormData {
  const form = new FormData();
  const content = bytes instanceof Uint8Array ? bytes.slice() : "no snapshot";
  form.set("file", new Blob([content]), "contract.sqlite");
  return form;
}

export const snapshotSuccesses: readonly Case[] = [
  { ...success("downloadSnapshot", () => ({ path })), after: [taken] },
  {
    ...success("uploadSnapshot", (_, before) => ({ path, form: formWith(before[1]?.body) })),
    after: [taken, downloaded],
  },
  { ...success("deleteSnapshot", () => ({ path })), after: [taken] },
];

export const snapshotRefusals: readonly Case[] = [
  refused("downloadSnapshot", "refuses an unknown snapshot", 404, "NOT_FOUND", () => UNKNOWN),
  refused("deleteSnapshot", "refuses an unknown snapshot", 404, "NOT_FOUND", () => UNKNOWN),
  refused("uploadSnapshot", "refuses a file that is no snapshot", 422, "VALIDATION", () => ({
    path,
    form: formWith(null),
  })),
  refused("uploadSnapshot", "refuses a file that is too large", 413, "TOO_LARGE", () => ({
    path,
    form: formWith(new Uint8Array(TOO_MANY)),
  })),
];
