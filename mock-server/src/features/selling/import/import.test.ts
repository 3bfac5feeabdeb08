/** Tests of the import of a spreadsheet. */
import { VEHICLE_ROW } from "@marsa/api-spec/examples/forms/spreadsheet";
import { strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { readSheet } from "read-excel-file/node";
import writeExcelFile, { type SheetData } from "write-excel-file/node";
import { person, SELLER, START } from "../../../sqlite/test-support/people.ts";
import { openTestApp } from "../../../test-support/app.ts";
import { sqlite } from "../../../tables/system/driver.ts";

const DAY_MS = 86_400_000;
const TITLES = {
  mark: "Make *",
  model: "Model *",
  year: "Year",
  mileage: "Mileage, km",
  engine_text: "Engine",
  engine: "Fuel",
  gearbox: "Gearbox",
  drive: "Drive",
  body: "Body",
  colour: "Colour",
  region: "Region",
  vin: "VIN",
  emirate: "Emirate",
  city: "City",
  location: "Location",
  start_price: "Start price, AED",
  min_price: "Min price, AED",
  step: "Bid step, AED",
  start: "Start date, GST",
  end: "End date, GST",
  review_days: "Maximum bid review period",
  vat: "VAT application",
};
type Row = Partial<Record<keyof typeof TITLES, string | number | Date>>;
const GOOD: Row = {
  ...VEHICLE_ROW,
  model: "land cruiser",
  year: 2022,
  mileage: "41,000",
  start_price: 90_000,
  step: 500,
  start: new Date(START + DAY_MS),
  end: new Date(START + 5 * DAY_MS),
  review_days: 2,
};

const vin = (place: number) => `JTMHV05J9041234${String(place).padStart(2, "0")}`;

const seller = person(SELLER, 0, {
  roles: ["seller"],
  profile: { type: "seller", form: "individual", name: "Layla Farouk", status: "ok", citizenship: "eg" },
});

async function open() {
  const app = await openTestApp({ scene: { users: [person(1, 0), seller], lots: [] } });
  const token = await app.tokenOf(SELLER);
  const upload = (bytes: Uint8Array<ArrayBuffer>, as = token, name = "lots.xlsx") => {
    const form = new FormData();
    form.set("file", new Blob([bytes]), name);
    return app.post("/api/sale/import", form, { token: as });
  };
  const template = async (kind: string) =>
    app.app.request(`/api/sale/import/template?kind=${kind}`, {
      headers: { authorization: `Bearer ${token}` },
    });
  return { ...app, token, upload, template };
}

async function sheet(rows: readonly Row[], titles: readonly string[] = Object.values(TITLES)) {
  const names = Object.keys(TITLES) as (keyof typeof TITLES)[];
  const body = rows.map((row) => names.map((name) => cellOf(row[name])));
  const data = [titles.map((value) => ({ value, type: String })), ...body] as SheetData;
  return new Uint8Array(await writeExcelFile(data).toBuffer());
}

function cellOf(value: string | number | Date | undefined) {
  if (value === undefined) return null;
  return value instanceof Date ? { value, type: Date, format: "yyyy-mm-dd hh:mm" } : { value };
}

/** Writes another unpacked size into the directory of an archive, where the true one stands. */
function withStatedSize(archive: Uint8Array, size: number, stated: number): Uint8Array {
  const bytes = Buffer.from(archive);
  for (let at = bytes.indexOf("PK\u0001\u0002"); at !== -1; at = bytes.indexOf("PK\u0001\u0002", at + 4)) {
    if (bytes.readUInt32LE(at + 24) === size) bytes.writeUInt32LE(stated, at + 24);
  }
  return new Uint8Array(bytes);
}

describe("a spreadsheet of lots", () => {
  it("is read with its kind, its columns and one sentence for each wrong cell", async () => {
    const { upload } = await open();
    const { status, body } = await upload(
      await sheet([
        GOOD,
        { ...GOOD, year: 1850, vin: "JTMHV05J90412345O", min_price: 100 },
        { ...GOOD, vin: vin(1), mark: "Nissan", location: "" },
      ]),
    );
    expect(status).toBe(200);
    const { kind, columns, rows, ignored } = body.data;
    expect([kind, ignored]).toEqual(["vehicle", []]);
    expect(columns.find(({ name }: { name: string }) => name === "engine").choices).toContain("Petrol");
    expect(rows.map(({ row, errors }: { row: number; errors: unknown }) => [row, errors])).toEqual([
      [2, []],
      [
        3,
        [
          { field: "year", message: "Minimum value is 1900" },
          { field: "vin", message: "VIN must be valid" },
          { field: "min_price", message: "Min price can't be less than Start price" },
        ],
      ],
      [
        4,
        [
          { field: "model", message: "Model must be valid" },
          { field: "location", message: "Location is required" },
        ],
      ],
    ]);
  });

  it("keeps the numbers of its rows across empty ones, and names columns that belong to no field", async () => {
    const { upload } = await open();
    const titles = Object.values(TITLES).with(4, "Horsepower");
    const { body } = await upload(await sheet([GOOD, {}, GOOD], titles));
    expect(body.data.rows.map(({ row }: { row: number }) => row)).toEqual([2, 4]);
    expect(body.data.ignored).toEqual(["Horsepower"]);
  });

  it("is read by headings that were chosen once, for everybody of the account and nobody else", async () => {
    const { upload, send, token, tokenOf } = await open();
    const titles = Object.values(TITLES)
      .with(Object.keys(TITLES).indexOf("vin"), "Chassis no.")
      .with(Object.keys(TITLES).indexOf("mileage"), "Odo reading");
    const mine = async () => (await upload(await sheet([GOOD], titles))).body.data;
    const before = await mine();
    expect(before.ignored).toEqual(["Odo reading", "Chassis no."]);
    expect(before.rows[0].errors.map(({ field }: { field: string }) => field)).toEqual(["mileage", "vin"]);
    const headings = [
      { title: "Chassis no.", field: "vin" },
      { title: "Odo reading", field: null },
    ];
    const remember = (as: string, chosen: object[]) =>
      send("PUT", "/api/sale/import/headings", { token: as, body: { kind: "vehicle", headings: chosen } });
    expect((await remember(token, headings)).status).toBe(200);
    expect(
      (await remember(token, [{ title: "Odo reading", field: "horsepower" }])).body.details.errors,
    ).toEqual([{ field: "headings", message: "Field must be valid" }]);
    expect((await remember(await tokenOf(1), headings)).status).toBe(403);
    const after = await mine();
    expect(after.ignored).toEqual(["Odo reading"]);
    expect(after.rows[0].errors.map(({ field }: { field: string }) => field)).toEqual(["mileage"]);
    await remember(token, [{ title: "Odo reading", field: "mileage" }]);
    expect((await mine()).rows[0].errors).toEqual([]);
  });

  it("is refused in one sentence when it is broken, foreign, empty or too long", async () => {
    const { upload } = await open();
    const broken = await upload(strToU8("PK no spreadsheet"));
    expect([broken.status, broken.body.message]).toEqual([415, "Unsupported file type"]);
    const foreign = await upload(strToU8("Name\nToyota\n"), undefined, "lots.csv");
    expect([foreign.status, foreign.body.message]).toEqual([
      422,
      "The first rows have none of the template’s titles. Download the template and fill it in.",
    ]);
    const empty = await upload(await sheet([]));
    expect(empty.body.message).toBe("The spreadsheet has no rows below its titles.");
    const long = await upload(await sheet(Array.from({ length: 5_001 }, () => ({ mark: "Toyota" }))));
    expect(long.body.message).toBe("The spreadsheet has 5001 rows. Import 5000 rows at most at a time.");
  });

  it("that would unpack to too much is refused before it is unpacked", async () => {
    const { upload } = await open();
    const files = unzipSync(await sheet([GOOD]));
    const bomb = zipSync({ ...files, "xl/worksheets/sheet1.xml": new Uint8Array(60 * 1024 * 1024) });
    const answered = await upload(bomb);
    expect([answered.status, answered.body.message]).toEqual([413, "File size should be less than 10MB"]);
  });

  it("that states a false size is cut off at that size", async () => {
    const { upload } = await open();
    // Whole it would be read: no byte behind the stated size is.
    const files = unzipSync(await sheet([GOOD]));
    const { length } = files["xl/worksheets/sheet1.xml"]!;
    expect((await upload(zipSync(files))).status).toBe(200);
    const answered = await upload(withStatedSize(zipSync(files), length, 1_000) as Uint8Array<ArrayBuffer>);
    expect([answered.status, answered.body.message]).toEqual([415, "Unsupported file type"]);
  });

  it("is for sellers alone", async () => {
    const { upload, tokenOf } = await open();
    expect((await upload(await sheet([GOOD]), await tokenOf(1))).status).toBe(403);
  });
});

describe("rows of a spreadsheet", () => {
  const columns = Object.keys(TITLES);
  const cells = columns.map((name) => {
    const value = GOOD[name as keyof Row] ?? "";
    return value instanceof Date ? value.toISOString().slice(0, 16).replace("T", " ") : String(value);
  });
  const body = (rows: readonly object[]) => ({ kind: "vehicle", columns, rows });
  const VIN = columns.indexOf("vin");
  const bad = cells.with(0, "Tesla of old");
  const at = (row: number, change: Row, confirmed: readonly string[] = []) => ({
    row,
    confirmed,
    cells: columns.map((name, place) => String(change[name as keyof Row] ?? cells[place])),
  });

  it("are checked again as they change", async () => {
    const { post, token } = await open();
    const rows = [
      { row: 2, cells: bad.with(VIN, vin(1)) },
      { row: 3, cells },
    ];
    const { body: reply } = await post("/api/sale/import/check", body(rows), { token });
    expect(reply.data.map(({ errors }: { errors: object[] }) => errors.length)).toEqual([1, 0]);
  });

  it("are offered what the VIN tells for an empty or wrong cell", async () => {
    const { post, token } = await open();
    const given = {
      kind: "vehicle",
      columns: ["vin", "mark", "year", "body"],
      rows: [
        { row: 2, cells: ["3TMCZ5AN4KM212345", "", "", "Sedan"] },
        { row: 3, cells: ["JTMHV05J904123456", "Toyta", "", ""] },
      ],
    };
    const { body: reply } = await post("/api/sale/import/check", given, { token });
    const proposals = (reply.data as { errors: { field: string; nearest?: string }[] }[]).map(({ errors }) =>
      errors.flatMap(({ field, nearest }) => (nearest === undefined ? [] : [`${field} ${nearest}`])),
    );
    expect(proposals).toEqual([
      ["mark Toyota", "year 2019"],
      ["mark Toyota", "body SUV"],
    ]);
  });

  it("may have lines in a comment, and tell when it is too long", async () => {
    const { post, token } = await open();
    const comments = ["One owner.\nTwo keys", "x".repeat(4_001)];
    const rows = comments.map((comment, place) => ({
      row: place + 2,
      cells: [...cells.with(VIN, vin(place)), comment],
    }));
    const long = { ...body(rows), columns: [...columns, "comment"] };
    const { body: reply } = await post("/api/sale/import/check", long, { token });
    expect(reply.data.map(({ errors }: { errors: object[] }) => errors)).toEqual([
      [],
      [{ field: "comment", message: "At most 4000 characters" }],
    ]);
  });

  it("become drafts; a repeat answers with the same lots, rows with errors are left out", async () => {
    const { post, get, token } = await open();
    const rows = [
      { row: 2, cells },
      { row: 3, cells: bad.with(VIN, vin(1)) },
      { row: 4, cells: cells.with(VIN, vin(2)) },
    ];
    const keyed = { token, headers: { "idempotency-key": "import-of-two-lots" } };
    const first = await post("/api/sale/import/create", body(rows), keyed);
    const again = await post("/api/sale/import/create", body(rows), keyed);
    expect(first.body.data.created.map(({ row }: { row: number }) => row)).toEqual([2, 4]);
    expect(first.body.data.rejected).toMatchObject([{ row: 3, errors: [{ field: "mark" }] }]);
    expect(again.body.data).toEqual(first.body.data);
    const counts = await get("/api/sale/ffcounters", { token });
    expect(counts.body.data.draft).toBe(2);
    const [lot] = first.body.data.created;
    const draft = await get(`/api/sale/getlotdraft/${lot.id_auction}`, { token });
    expect(draft.body.data.fields).toMatchObject({
      mark: "toyota",
      mileage: 41_000,
      vat: "included",
      start: new Date(
        Date.parse(`${cells[columns.indexOf("start")]!.replace(" ", "T")}Z`) - 4 * 3_600_000,
      ).toISOString(),
    });
    // Photos do not fit into a cell: they are all that is left.
    expect(draft.body.data.problems.map(({ field }: { field: string }) => field)).toEqual(["photos"]);
  });

  it("say that a VIN stands twice, on both rows", async () => {
    const { post, token } = await open();
    const rows = [at(2, {}), at(3, { vin: vin(1) }), at(9, { vin: "jtmhv05j9 0412 3456" })];
    const { body: reply } = await post("/api/sale/import/check", body(rows), { token });
    expect(reply.data.map(({ errors }: { errors: object[] }) => errors)).toEqual([
      [{ field: "vin", message: "Row 9 has this VIN too", rows: [9] }],
      [],
      [{ field: "vin", message: "Row 2 has this VIN too", rows: [2] }],
    ]);
    const keyed = { token, headers: { "idempotency-key": "import-of-a-twin" } };
    const created = await post("/api/sale/import/create", body(rows), keyed);
    expect(created.body.data.created.map(({ row }: { row: number }) => row)).toEqual([3]);
  });

  it("name the seller's lot that has the VIN: an error on sale, a question in a draft", async () => {
    const { post, token, store, upload } = await open();
    const keyed = { token, headers: { "idempotency-key": "import-of-one-lot" } };
    const first = await post("/api/sale/import/create", body([at(2, {})]), keyed);
    const [lot] = first.body.data.created;
    const again = async (confirmed: string[]) =>
      (await post("/api/sale/import/check", body([at(2, {}, confirmed)]), { token })).body.data[0];
    const known = { id_auction: lot.id_auction, number: lot.number };
    expect(await again([])).toMatchObject({
      errors: [],
      notes: [{ field: "vin", kind: "question", lot: { ...known, status: "draft" } }],
    });
    expect((await again(["vin"])).notes).toEqual([]);
    await store.write((db) => void sqlite(db).exec("UPDATE lot SET status = 'active'"));
    const wrong = { field: "vin", lot: { ...known, status: "active" } };
    expect(await again(["vin"])).toMatchObject({ errors: [wrong], notes: [] });
    expect((await upload(await sheet([GOOD]))).body.data.rows).toMatchObject([{ errors: [wrong] }]);
  });

  it("ask about values out of the usual; a confirmed one is kept with its draft", async () => {
    const { post, get, token } = await open();
    const far = { mileage: 1_200_000 };
    const check = async (row: object) =>
      (await post("/api/sale/import/check", body([row]), { token })).body.data[0];
    expect(await check(at(2, far))).toMatchObject({
      errors: [],
      notes: [
        { field: "mileage", kind: "question", message: "Is 1,200,000 km right? Usual is at most 600,000 km" },
      ],
    });
    expect((await check(at(2, far, ["mileage"]))).notes).toEqual([]);
    const keyed = { token, headers: { "idempotency-key": "import-of-a-far-car" } };
    const { created } = (await post("/api/sale/import/create", body([at(2, far, ["mileage"])]), keyed)).body
      .data;
    const draft = await get(`/api/sale/getlotdraft/${created[0].id_auction}`, { token });
    expect(draft.body.data).toMatchObject({
      notes: [],
      fields: { confirmed: [{ field: "mileage", value: "1200000" }] },
    });
  });

  it("propose the nearest value of a list", async () => {
    const { post, token } = await open();
    const { body: reply } = await post("/api/sale/import/check", body([at(2, { engine: "Petrl" })]), {
      token,
    });
    expect(reply.data[0].errors).toEqual([
      { field: "engine", message: "Fuel must be valid. Did you mean “Petrol”?", nearest: "Petrol" },
    ]);
  });

  it("tell the seller's other pages once that drafts came", async () => {
    const app = await openTestApp({ scene: { users: [seller], lots: [] }, jobs: true });
    const keyed = {
      token: await app.tokenOf(SELLER),
      headers: { "idempotency-key": "import-with-an-event" },
    };
    const rows = [at(2, {}), at(3, { vin: vin(1) })];
    await app.post("/api/sale/import/create", body(rows), keyed);
    const news = () => app.published.filter(({ topic }) => topic === `user.${SELLER}`);
    await expect.poll(() => news().map(({ payload }) => payload.kind)).toEqual(["lot"]);
  });
});

describe("the template", () => {
  it.each(["vehicle", "apartment"])(
    "of a %s has its titles and a list for each closed list",
    async (kind) => {
      const { template } = await open();
      const answer = await template(kind);
      expect(answer.headers.get("content-disposition")).toContain(`marsa-${kind}s.xlsx`);
      const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
      const xml = new TextDecoder().decode(files["xl/worksheets/sheet1.xml"]);
      expect(xml).toMatch(/<dataValidation type="list"[^>]*sqref="[A-Z]+2:[A-Z]+5001"><formula1>Lists!/);
      expect(xml).toContain("COUNTIF(Lists!");
    },
  );

  it.each(["vehicle", "apartment"])(
    "of a %s shows a row without errors on a sheet that is not read",
    async (kind) => {
      const { template, upload, token } = await open();
      const bytes = Buffer.from(await (await template(kind)).arrayBuffer());
      const [head = [], example = []] = await readSheet(bytes, "Example");
      const rows = [head, example].map((row) => row.map((cell) => `"${String(cell ?? "")}"`).join(","));
      const answered = await upload(new TextEncoder().encode(rows.join("\r\n")), token, "example.csv");
      expect(answered.body.data.rows).toEqual([expect.objectContaining({ row: 2, errors: [] })]);
      expect(answered.body.data).toMatchObject({ kind, ignored: [] });
    },
  );

  it("that is sent back filled in is read", async () => {
    const { template, upload } = await open();
    const answered = await upload(new Uint8Array(await (await template("vehicle")).arrayBuffer()));
    expect(answered.body.message).toBe("The spreadsheet has no rows below its titles.");
  });
});
