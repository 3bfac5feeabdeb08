/** Makes clients and their money without a browser, and staff for them. */
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import { readFileSync } from "node:fs";
import { type APIRequestContext, type Browser, expect } from "@playwright/test";
import { type Person, sure, tokenOf, windowOf } from "../market.ts";
import { codeFor, PICTURE, stranger } from "../people.ts";

type Schemas = components["schemas"];

export interface NewClient {
  readonly id: number;
  readonly idProfile: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
  readonly token: string;
}

const ACCOUNT = {
  id: 0,
  recipient: "Omar Haddad",
  iban: "AE070331234567890123456",
  bank: "Emirates NBD",
  swift: "EBILAEAD",
};

/** Calls the API as a person; returns the data of the reply. */
export async function callAs<Data>(
  request: APIRequestContext,
  token: string,
  path: string,
  data: object = {},
  more: Record<string, string> = {},
): Promise<Data> {
  const headers = { authorization: `Bearer ${token}`, "idempotency-key": crypto.randomUUID(), ...more };
  const answer = await request.post(`/api${path}`, { headers, data });
  const text = await answer.text();
  expect(answer.ok(), `${path}: ${text}`).toBe(true);
  return (JSON.parse(text) as { data: Data }).data;
}

/** Signs what somebody else of the staff asked for, as a manager of its own: `what` is "refund/7". */
export async function signAsManager(request: APIRequestContext, what: string): Promise<void> {
  const token = await tokenOf(request, "manager");
  const proof = await sure(request, token);
  await callAs(request, token, `/backoffice/sign/${what}`, { decision: "sign" }, proof);
}

/** Requests a refund, after the password. */
export async function requestRefund(
  request: APIRequestContext,
  token: string,
  amount: number,
  recipient = ACCOUNT.recipient,
): Promise<Schemas["Refund"]> {
  const account = { ...ACCOUNT, recipient, amount };
  return callAs(request, token, "/auth/balance/refund/apply", account, await sure(request, token));
}

/** Makes a private buyer with a signed contract, who waits for the staff, with a photo and a PDF as documents. */
export async function newClient(request: APIRequestContext): Promise<NewClient> {
  const { email, phone, password } = stranger();
  const lastName = `Suwaidi${email.slice(9, -11).replaceAll(/\d/g, "")}`;
  const names = { firstName: "Layla", lastName };
  const signup = await request.post("/api/auth/signup", {
    data: { ...names, email, phone, password, adult: true, terms: "2026-11-01" },
  });
  const { access_token: token } = (await signup.json()) as { access_token: string };
  const first = await codeFor(request, email);
  await callAs(request, token, "/auth/verify", { contact: email, code: first });
  const photo = await upload(request, token, {
    kind: "passport",
    name: "passport.webp",
    bytes: readFileSync(PICTURE),
  });
  const pdf = await upload(request, token, { kind: "document", name: "letter.pdf", bytes: Buffer.from(PDF) });
  const profile = await callAs<Schemas["Profile"]>(request, token, "/auth/profile", {
    type: "buyer",
    form: "individual",
    citizenship: "in",
    birth_date: "1991-03-14",
    passport_number: `P${phone.slice(-7)}`,
    passport_expires: "2031-09-19",
    passport_photo: photo,
    documents: [pdf],
  });
  const { id_profile } = profile;
  await callAs(request, token, "/auth/profile/sign/init", { id_profile });
  const code = await codeFor(request, email, first);
  await callAs(request, token, "/auth/profile/sign/confirm", { id_profile, code });
  return {
    id: profile.id_user,
    idProfile: id_profile,
    name: `Layla ${lastName}`,
    email,
    phone,
    password,
    token,
  };
}

/** Uploads a file of a person; returns its id. */
export async function upload(
  request: APIRequestContext,
  token: string,
  { kind, name, bytes }: { kind: string; name: string; bytes: Buffer },
): Promise<number> {
  const mimeType = name.endsWith(".pdf") ? "application/pdf" : `image/${name.split(".").at(-1)}`;
  const answer = await request.post("/api/files", {
    headers: { authorization: `Bearer ${token}` },
    multipart: { kind, file: { name, mimeType, buffer: bytes } },
  });
  const text = await answer.text();
  expect(answer.ok(), text).toBe(true);
  return (JSON.parse(text) as { data: Schemas["UploadedFile"] }).data.id_file;
}

/** The smallest PDF with one empty page. */
const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj
trailer<</Root 1 0 R>>
%%EOF`;

/** Signs in one of the demo's staff with their password, in a window of their own. */
export async function staffWithPassword(
  browser: Browser,
  request: APIRequestContext,
  { baseURL, who }: { baseURL: string; who: "manager" | "admin" },
): Promise<Person & { readonly password: string }> {
  const password = "marsa-demo";
  const answer = await request.post("/api/auth/signin", { data: { id: `${who}@marsa.test`, password } });
  const { access_token, data } = (await answer.json()) as {
    access_token: string;
    data: { user: Schemas["Me"] };
  };
  const window = await windowOf(browser, baseURL, access_token);
  return { id: data.user.id_user, token: access_token, ...window, password };
}
