/** The security record is whole, and each test that it names exists. */
import { expect, it } from "vitest";
import { lineOf, summaryOf } from "./lines.ts";
import { defectsOf, readRecord, type SecurityRecord } from "./record.ts";

const record = readRecord();

it("every requirement of level 2 is met by a test that exists, does not apply, or is open with a sentence", () => {
  expect(defectsOf(record)).toEqual([]);
});

it("a requirement without a line, an unknown one, and one with two answers are defects", () => {
  const { "2.1.1": first, ...others } = record;
  const changed: SecurityRecord = {
    ...others,
    "99.1.1": { name: "Nothing", open: "Nothing." },
    "2.1.5": { name: "Change of the password", open: "No.", notApplicable: "No." },
  };
  expect(first).toBeDefined();
  expect(defectsOf(changed)).toEqual([
    "2.1.1 is missing",
    "2.1.5 needs one answer: met, notApplicable or open",
    "99.1.1 is no requirement of level 2",
  ]);
});

it("a test that was renamed is a defect, and so is one that stands only in a comment", () => {
  const changed: SecurityRecord = { ...record, "2.1.5": { name: "Change", met: ["a.test.ts › is refused"] } };
  const defectsWith = (source: string | null) =>
    defectsOf(changed, (file) => (file === "a.test.ts" ? source : null)).filter((line) =>
      line.startsWith("2.1.5 "),
    );
  expect(defectsWith('it("is refused", () => {});')).toEqual([]);
  const gone = ["2.1.5 names a test that is not there: a.test.ts › is refused"];
  expect(defectsWith('it("is turned away", () => {});')).toEqual(gone);
  expect(defectsWith("// is refused")).toEqual(gone);
  expect(defectsWith(null)).toEqual(gone);
});

it("a line has the number, the answer and the proof, and the last line sums up", () => {
  const met = { name: "Passwords", met: ["a.test.ts › works"] };
  expect(lineOf("2.1.1", met)).toBe("2.1.1   met             Passwords. a.test.ts › works");
  expect(lineOf("2.1.2", { name: "Length", open: "Not yet." })).toBe(
    "2.1.2   open            Length. Not yet.",
  );
  const summary = summaryOf({ "2.1.1": met, "2.1.2": { name: "Length", open: "Not yet." } });
  expect(summary).toBe("ASVS 4.0.3 level 2: 2 requirements, 1 met, 0 not applicable, 1 open");
});
