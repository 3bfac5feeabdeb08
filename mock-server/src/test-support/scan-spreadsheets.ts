/** Test helper: has every spreadsheet that an app answers scanned for secrets. */
import type { App } from "../app/app.ts";
import { XLSX } from "../http/spreadsheet/spreadsheet.ts";
import type { SecretScan } from "../sqlite/test-support/secret-scan.ts";
import { wordsOf } from "@marsa/api-spec/contract/base/sheet";

/** Unpacks every spreadsheet that this app answers, and scans it as a reply to its caller. */
export function scanSpreadsheets(app: App, secrets: SecretScan): void {
  const { fetch } = app;
  app.fetch = async (request, ...rest) => {
    const response = await fetch(request, ...rest);
    if (response.headers.get("content-type") !== XLSX || !response.ok) return response;
    const token = request.headers.get("authorization")?.replace("Bearer ", "");
    const bytes = new Uint8Array(await response.clone().arrayBuffer());
    await secrets.reply(`${request.method} ${new URL(request.url).pathname}`, wordsOf(bytes), token);
    return response;
  };
}
