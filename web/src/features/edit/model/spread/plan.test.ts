import { describe, expect, it } from "vitest";
import { type SaleDraft, planOf } from "./plan.ts";

const draft = (id: number, more: Partial<SaleDraft>): SaleDraft => ({
  id,
  number: 20_000 + id,
  title: "Nissan Patrol",
  vin: null,
  plate: null,
  reference: null,
  photos: 0,
  ...more,
});
const files = (...paths: string[]) => paths.map((path) => ({ path, file: new File([], "") }));
const pathsOf = (list: readonly { readonly path: string }[]) => list.map(({ path }) => path);

const DRAFTS = [draft(1, { reference: "REF-1" }), draft(2, { reference: "REF-2", photos: 29 })];

describe("the plan of photos", () => {
  it("lists each lot with its photos, and together the photos of a folder that nobody matches", () => {
    const found = files("REF-1/2.jpg", "REF-1/1.jpg", "REF-2.jpg", "odd/1.jpg", "odd/2.jpg");
    const { lots, open } = planOf(found, DRAFTS, { chosen: new Map(), most: 30 });
    expect(lots.map((lot) => [lot.draft.id, pathsOf(lot.files)])).toEqual([
      [1, ["REF-1/1.jpg", "REF-1/2.jpg"]],
      [2, ["REF-2.jpg"]],
    ]);
    expect(open.map((group) => [group.folder, group.lots, pathsOf(group.files)])).toEqual([
      ["odd", [], ["odd/1.jpg", "odd/2.jpg"]],
    ]);
  });

  it("follows what the seller chooses for a photo: another lot, or none", () => {
    const found = files("REF-1/1.jpg", "REF-1/2.jpg", "odd/1.jpg");
    const [first, second, odd] = found;
    const chosen = new Map([
      [first!, null],
      [second!, 2],
      [odd!, 1],
    ]);
    const { lots, open, out } = planOf(found, DRAFTS, { chosen, most: 30 });
    expect(lots.map((lot) => [lot.draft.id, pathsOf(lot.files)])).toEqual([
      [1, ["odd/1.jpg"]],
      [2, ["REF-1/2.jpg"]],
    ]);
    expect(open).toEqual([]);
    expect(pathsOf(out)).toEqual(["REF-1/1.jpg"]);
  });

  it("gives a lot no more photos than it has room for, and names the others", () => {
    const { lots } = planOf(files("REF-2 a.jpg", "REF-2 b.jpg"), DRAFTS, { chosen: new Map(), most: 30 });
    expect(lots.map((lot) => [pathsOf(lot.files), pathsOf(lot.over)])).toEqual([
      [["REF-2 a.jpg"], ["REF-2 b.jpg"]],
    ]);
  });
});
