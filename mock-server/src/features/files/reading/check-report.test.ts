/** Tests of `check-report.ts`: a report is a stranger's file. */
import { PDFDocument, PDFName, PDFString } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { openTestApp } from "../../../test-support/app.ts";
import { marked } from "./mark.ts";
import { openPdf } from "./render-page.ts";

async function pdfOf(pages: number, change?: (pdf: PDFDocument) => void): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (let page = 0; page < pages; page++) pdf.addPage([595, 842]);
  change?.(pdf);
  return pdf.save();
}

async function setUp() {
  const app = await openTestApp();
  const token = await app.tokenOf(1);
  return async (bytes: Uint8Array, kind = "lot_report") => {
    const form = new FormData();
    form.set("kind", kind);
    form.set("file", new Blob([new Uint8Array(bytes)]), "report.pdf");
    return app.post("/api/files", form, { token });
  };
}

const script = (pdf: PDFDocument) =>
  pdf.catalog.set(
    PDFName.of("OpenAction"),
    pdf.context.obj({ S: "JavaScript", JS: PDFString.of("app.alert(1)") }),
  );
const launch = (pdf: PDFDocument) =>
  pdf
    .getPage(0)
    .node.set(
      PDFName.of("Annots"),
      pdf.context.obj([
        pdf.context.register(pdf.context.obj({ A: { S: "Launch", F: PDFString.of("a.exe") } })),
      ]),
    );

describe("an uploaded report", () => {
  it("is accepted with its pages counted, a picture as one page", async () => {
    const send = await setUp();
    expect((await send(await pdfOf(200))).status).toBe(200);
    const picture = await sharp({ create: { width: 60, height: 80, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    expect((await send(picture)).status).toBe(200);
  });

  it.each([
    ["a script", () => pdfOf(1, script), /scripts/],
    ["a program to start", () => pdfOf(1, launch), /scripts/],
    ["2,000 pages", () => pdfOf(2_000), /at most 200 pages/],
    ["broken bytes", async () => (await pdfOf(3)).subarray(0, 300), /damaged/],
    ["nothing but its first line", async () => Buffer.from("%PDF-1.7\nnothing much\n%%EOF"), /damaged/],
    [
      "a password",
      () => pdfOf(1, (pdf) => pdf.encrypt({ userPassword: "a", ownerPassword: "b" })),
      /password/,
    ],
  ])("is refused with %s, and says why", async (_what, make, words) => {
    const send = await setUp();
    const { status, body } = await send(await make());
    expect([status, body.details.errors[0].message]).toEqual([422, expect.stringMatching(words)]);
  });
});

it("the mark stands upright on turned pages", async () => {
  for (const turn of [0, 90, 180, 270]) {
    const pdf = await PDFDocument.create();
    pdf.addPage([595, 842]).node.set(PDFName.of("Rotate"), pdf.context.obj(turn));
    const bytes = await marked(await pdf.save(), { name: "Omar", number: "buyer 1", at: "now" });
    const drawn = await openPdf(bytes);
    const { data, width, height } = await drawn.getPage(0).render({ scale: 1, render: "bitmap" });
    // The words at the foot begin at the lower left.
    const dark = (x: number, y: number) => data[(y * width + x) * 4]! < 120;
    const foot = Array.from({ length: 90 }, (_, x) => x + 20).some((x) =>
      Array.from({ length: 14 }, (_, y) => height - 19 + y).some((y) => dark(x, y)),
    );
    expect([turn, foot]).toEqual([turn, true]);
    drawn.destroy();
  }
});
