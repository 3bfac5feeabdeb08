/** Tests: people agree to the version of a legal text, so a changed text has a new one. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { LEGAL_PAGES, type LegalPage } from "./legal-pages.ts";
import type { LegalDocument } from "./legal.ts";

/** The version of each text with its fingerprint. A changed text gets the first day of its force and a new line. */
const KNOWN: Readonly<Record<LegalPage, readonly [version: string, fingerprint: string]>> = {
  terms: ["2026-11-30", "39e22f35523c"],
  policy: ["2026-11-30", "262edcad307d"],
  conditions: ["2026-12-01", "a0677c494b23"],
};

it.each(Object.keys(LEGAL_PAGES) as LegalPage[])("the text of /%s is that of its version", (page) => {
  const file = new URL(`../../../public/${page}/_payload.json`, import.meta.url);
  const { version, ...text } = JSON.parse(readFileSync(file, "utf8")) as LegalDocument;
  const fingerprint = createHash("sha256").update(JSON.stringify(text)).digest("hex").slice(0, 12);
  expect([version, fingerprint]).toEqual(KNOWN[page]);
});
