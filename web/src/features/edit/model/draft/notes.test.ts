import { expect, it } from "vitest";
import { beginEdit, withValue } from "./edit-state.ts";
import { draftOf, META } from "../test-support.ts";
import { notesOf, withYes } from "./notes.ts";

const message = "Is 1,200,000 km right?";
const lot = { id_auction: 4, number: 20_005, status: "active" } as const;
const begun = beginEdit(
  {
    ...draftOf({ mileage: 1_200_000, vin: "JTMHV05J904123456" }),
    problems: [
      { field: "model", message: "Model is required" },
      { field: "vin", message: "This VIN is on your lot", lot },
    ],
    notes: [{ field: "mileage", message, kind: "question" }],
  },
  META,
  null,
);
const fieldsOf = (state: typeof begun) => notesOf(state, META).map(({ field }) => field);

it("the questions of the server stand at their fields, and a lot with the same VIN", () => {
  expect(notesOf(begun, META)).toEqual([
    { field: "vin", message: "This VIN is on your lot", kind: "problem", lot },
    { field: "mileage", message, kind: "question" },
  ]);
});

it("a changed value is not asked about before it is saved", () => {
  expect(fieldsOf(withValue(begun, "mileage", "120000"))).toEqual(["vin"]);
  expect(fieldsOf(withValue(begun, "vin", ""))).toEqual(["mileage"]);
});

it("a yes ends the question at once, for this value alone", () => {
  const yes = withYes(begun.values, begun.draft.fields, "mileage");
  expect(yes).toEqual([{ field: "mileage", value: "1200000" }]);
  expect(fieldsOf(withValue(begun, "confirmed", yes))).toEqual(["vin"]);
  const earlier = withValue(begun, "confirmed", [{ field: "mileage", value: "900000" }]);
  expect(fieldsOf(earlier)).toEqual(["vin", "mileage"]);
});
