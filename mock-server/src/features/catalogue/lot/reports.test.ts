/** Tests of reading reports: `list-reports.ts` and `files/reading`. */
import { describe, expect, it } from "vitest";
import { openPdf } from "../../files/reading/render-page.ts";
import { car, person, SELLER } from "../../../sqlite/test-support/people.ts";
import { openTestApp } from "../../../test-support/app.ts";

const reports = [
  { name: "Inspection report", kind: "inspection", pages: 3 },
  { name: "Paint thickness", kind: "paint_report", pages: 1 },
  { name: "Service history", kind: "service_history", pages: 1 },
] as const;
const documents = [{ name: "Registration card (Mulkiya)", kind: "registration" }] as const;
const users = [
  person(1, 40_000, { firstName: "Omar", lastName: "Haddad", profile: null }),
  person(2, 0, { ustatus: "unknown" }),
  person(SELLER, 0, { roles: ["seller"] }),
];

async function setUp() {
  const lots = [car(1, { reports, documents }), car(2, { plan: "moderation", approvedAt: null })];
  const app = await openTestApp({ scene: { users, lots } });
  const read = async (userId: number | null, lot = 1) =>
    app.get(`/api/auction/reports/${lot}`, userId === null ? {} : { token: await app.tokenOf(userId) });
  const fetched = async (url: string) => {
    const reply = await app.app.request(url);
    return { reply, bytes: new Uint8Array(await reply.arrayBuffer()) };
  };
  return { ...app, read, fetched };
}

/** The words of each page. */
async function wordsOf(bytes: Uint8Array): Promise<string[]> {
  const pdf = await openPdf(bytes);
  const words = [...pdf.pages()].map((page) => page.getText());
  pdf.destroy();
  return words;
}

describe("the papers of a lot", () => {
  it("are listed for everybody: reports with pages, date and size, papers of the title with their name", async () => {
    const { get } = await setUp();
    const { body } = await get("/api/auction/lot/1");
    const at = "2026-11-21T16:00:00.000Z";
    const report = { id_document: expect.any(Number), version: 1, bytes: expect.any(Number), pages: 3, at };
    expect(body.data.documents[0]).toEqual({ name: "Inspection report", kind: "inspection", report });
    expect(body.data.documents.at(-1)).toEqual({
      name: "Registration card (Mulkiya)",
      kind: "registration",
      report: null,
    });
  });

  it("are read by a person with a confirmed contact, not by a visitor, nor before a contact is confirmed", async () => {
    const { read } = await setUp();
    expect((await read(null)).status).toBe(401);
    expect((await read(2)).body.result).toBe("VERIFICATION_REQUIRED");
    expect((await read(1, 2)).status).toBe(404);
    expect((await read(1)).body.data.map(({ name }: { name: string }) => name)).toEqual(
      reports.map(({ name }) => name),
    );
  });
});

describe("a report", () => {
  it("carries the reader's mark on each page of its bytes, across it and at its foot", async () => {
    const { read, fetched } = await setUp();
    const [{ versions }] = (await read(1)).body.data;
    const { reply, bytes } = await fetched(versions[0].url);
    expect(reply.headers.get("content-type")).toBe("application/pdf");
    expect(reply.headers.get("content-disposition")).toContain("attachment");
    expect(reply.headers.get("content-security-policy")).toContain("sandbox");
    const pages = await wordsOf(bytes);
    expect(pages).toHaveLength(3);
    for (const words of pages) {
      expect(words).toContain("Omar Haddad · buyer 1 · Nov 22, 2026, 8:00 AM GST");
      expect(words).toContain("For Omar Haddad · Nov 22, 2026, 8:00 AM GST");
    }
  });

  it("is drawn page by page, and has no page after its last", async () => {
    const { read, fetched } = await setUp();
    const [{ versions }] = (await read(1)).body.data;
    const { reply, bytes } = await fetched(`${versions[0].url}/3.webp`);
    expect(reply.headers.get("content-type")).toBe("image/webp");
    expect(Buffer.from(bytes.subarray(8, 12)).toString()).toBe("WEBP");
    for (const other of ["4.webp", "0.webp", "x.webp"])
      expect((await fetched(`${versions[0].url}/${other}`)).reply.status).toBe(404);
  });

  it("has as many pages as the list says", async () => {
    const { read, fetched } = await setUp();
    for (const { versions } of (await read(1)).body.data) {
      const [{ url, pages }] = versions;
      // oxlint-disable-next-line no-await-in-loop -- one process draws them
      expect(await wordsOf((await fetched(url)).bytes)).toHaveLength(pages);
    }
  });

  it("opens by its link for an hour; the link of another file's whole bytes opens nothing here", async () => {
    const { read, fetched, clock } = await setUp();
    const [{ versions }] = (await read(1)).body.data;
    const [{ url }] = versions;
    expect((await fetched(url.replace("/r/", "/d/"))).reply.status).toBe(404);
    expect((await fetched(url.replace(/-1-/, "-2-"))).reply.status).toBe(404);
    clock.advance(3_600_001);
    expect((await fetched(url)).reply.status).toBe(404);
  });
});
