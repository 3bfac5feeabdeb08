/** Tests of `object-meta.ts`. */
import { MOTORCYCLE_ZONES, ZONES } from "../../../tables/lots/condition-words.ts";
import { describe, expect, it } from "vitest";
import { openTestApp } from "../../../test-support/app.ts";
import { DICTIONARIES } from "../../../scenes/seed/lots/dictionaries.ts";
import { OBJECT_TYPES } from "../../../http/present/object-types.ts";

const fields = OBJECT_TYPES.flatMap(({ groups }) => groups.flatMap((group) => group.fields));

describe("GET /auction/object/meta/{id}", () => {
  it("returns the fields of a vehicle and of an apartment to everyone, and of nothing else", async () => {
    const { get } = await openTestApp();
    const [vehicle, apartment, other] = await Promise.all(
      [1, 2, 3].map((id) => get(`/api/auction/object/meta/${id}`)),
    );
    expect(vehicle?.body.data).toMatchObject({ id: 1, kind: "vehicle" });
    expect(apartment?.body.data).toMatchObject({ id: 2, kind: "apartment" });
    expect([other?.status, other?.body.result]).toEqual([404, "NOT_FOUND"]);
  });

  it("names only existing dictionaries", () => {
    for (const { dict, type } of fields) expect(type === "dict").toBe(dict !== undefined);
    const named = fields.flatMap(({ dict }) => dict ?? []);
    for (const name of named) expect(Object.keys(DICTIONARIES)).toContain(name);
  });

  it("has each zone of the drawing, with the labels of its findings", () => {
    const zones = fields.find(({ type }) => type === "zones")?.zones;
    expect(zones?.map(({ value }) => value)).toEqual([...ZONES, ...MOTORCYCLE_ZONES]);
    expect(zones).toContainEqual({ value: "left_rear_door", label: "Rear left door" });
  });

  it("uses each name once within its type", () => {
    for (const { groups } of OBJECT_TYPES) {
      const names = groups.flatMap((group) => group.fields.map(({ name }) => name));
      expect(new Set(names).size).toBe(names.length);
    }
  });
});
