/** Tests of `export-own-data.ts`. */
import { readFileSync } from "node:fs";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { bid } from "../../../sqlite/test-support/commands.ts";
import { LEDGER_CHAIN } from "../../../tables/money/ledger-chain.ts";
import { openIdentityApp, OWNER, PASSWORD } from "../test-support/identity-app.ts";
import { sqlite } from "../../../tables/system/driver.ts";

/** Codes that prove a person, work of staff, what repeats another part, and the public bids of `bids`. */
const LEFT_OUT = [
  "client_row",
  "code",
  "history",
  "idempotency",
  "moderation_claim",
  "queue_operator",
  "recovery_code",
  "statement_sale",
];
const PDF = "%PDF-1.7\nmy licence\n%%EOF";

const form = (name: string, bytes: string) => {
  const sent = new FormData();
  sent.set("kind", "licence");
  sent.set("file", new Blob([bytes]), name);
  return sent;
};

async function setUp() {
  const app = await openIdentityApp();
  const confirmOf = async (token: string): Promise<string> =>
    (await app.post("/api/auth/confirm", { password: PASSWORD }, { token })).body.data.confirm;
  const ask = (token: string, confirm: string) =>
    app.app.request("/api/auth/account/export", {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "x-confirm": confirm },
    });
  return { ...app, confirmOf, ask };
}

describe("POST /auth/account/export", () => {
  it("is one file with the person's rows and documents, and nothing of others", async () => {
    const { tokenOf, confirmOf, ask, post, store } = await setUp();
    const [token, other] = [await tokenOf(1), await tokenOf(2)];
    await post("/api/files", form("my licence.exe.pdf", PDF), { token });
    await post("/api/files", form("theirs.pdf", "%PDF-1.7\ntheirs\n%%EOF"), { token: other });
    await bid(store, { lot: 1, user: 1, amount: 21_000 });
    const answer = await ask(token, await confirmOf(token));
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/zip"]);
    expect(answer.headers.get("content-disposition")).toContain('filename="marsa-my-data.zip"');
    const packed = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    expect(Object.keys(packed)).toEqual([
      "data.json",
      expect.stringMatching(/^documents\/\d+-my licence\.pdf$/),
    ]);
    const text = strFromU8(packed["data.json"]!);
    const data = JSON.parse(text);
    expect(data).toMatchObject({
      account: [{ email: OWNER.email, phone: OWNER.phone }],
      files: [{ kind: "licence" }],
      bids: [{ lot: 20_001, highest: 21_000 }],
      deposit: [{ total_aed: 85_000 }],
    });
    expect(text).not.toMatch(/person2|argon2|hash|secret|token/i);
  });

  it("asks for the person's proof first", async () => {
    const { tokenOf, ask } = await setUp();
    const answer = await ask(await tokenOf(1), "not-a-confirmation-at-all");
    expect([answer.status, ((await answer.json()) as { result: string }).result]).toEqual([
      403,
      "CONFIRM_REQUIRED",
    ]);
  });

  it("knows each table with rows of a person", async () => {
    const { store } = await setUp();
    const tables = await store.read((db) =>
      sqlite(db)
        .prepare<[], string>(
          "SELECT DISTINCT m.name FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table' AND c.name IN ('user_id', 'buyer_id', 'seller_id') ORDER BY m.name",
        )
        .pluck()
        .all(),
    );
    const source = readFileSync(new URL("repository-own-data.ts", import.meta.url), "utf8") + LEDGER_CHAIN;
    const left = tables.filter((table) => !new RegExp(`\\b(FROM|JOIN) (main\\.)?${table}\\b`).test(source));
    expect(left).toEqual(LEFT_OUT);
  });
});
