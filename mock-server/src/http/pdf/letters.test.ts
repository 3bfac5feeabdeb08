/** Tests of `letters.ts`. */
import { expect, it } from "vitest";
import { runsOf } from "./letters.ts";
import { makePdf } from "./pdf.ts";

it("an Arabic name between Latin words is a run of its own, with its spaces", () => {
  expect(runsOf("Al Ain شركة العين LLC")).toEqual([
    { script: "latin", text: "Al Ain " },
    { script: "arabic", text: "شركة العين" },
    { script: "latin", text: " LLC" },
  ]);
  expect(runsOf("عمر حداد")).toEqual([{ script: "arabic", text: "عمر حداد" }]);
});

it("dots between Arabic words are Latin, which the Arabic font lacks, and stand from right to left", () => {
  expect(runsOf("مرسى ذ.م.م")).toEqual([
    { script: "arabic", text: "م" },
    { script: "latin", text: "." },
    { script: "arabic", text: "م" },
    { script: "latin", text: "." },
    { script: "arabic", text: "مرسى ذ" },
  ]);
});

it("letters of other Latin alphabets lose their accents, and other scripts become question marks", () => {
  expect(runsOf("Łukasz Šimić, Noé")).toEqual([{ script: "latin", text: "Lukasz Simic, Noé" }]);
  expect(runsOf("王 1")).toEqual([{ script: "latin", text: "? 1" }]);
  expect(runsOf("")).toEqual([]);
});

/** Whether the invoice of a person has the Arabic letters in it. */
async function isArabicEmbedded(name: string): Promise<boolean> {
  const bytes = await makePdf({ title: "Invoice 1", facts: [["For", name]], paragraphs: [] });
  return Buffer.from(bytes).toString("latin1").includes("NotoSansArabic");
}

it("a document embeds the Arabic letters only where a name needs them", async () => {
  expect(await isArabicEmbedded("عمر حداد")).toBe(true);
  expect(await isArabicEmbedded("Omar Haddad")).toBe(false);
});
