/** Requests and replies against the document. */
import { describe, expect, it } from "vitest";
import type { components } from "../generated/api.d.ts";
import { replyValidator, requestValidator, type RawRequest } from "./validation.ts";

const raw = (parts: Partial<RawRequest>): RawRequest => ({
  path: {},
  query: {},
  header: {},
  body: undefined,
  ...parts,
});
const key = { "Idempotency-Key": "4f1b2c3d5e6f7a8b" };

describe("a request", () => {
  const bid = requestValidator({ path: "/auction/makebid", method: "post" });
  const history = requestValidator({ path: "/auction/history/{id}", method: "get" });

  it("passes when the document allows it, and gets its defaults", () => {
    const request = raw({ header: { ...key }, body: { id_auction: 1, price: 500 } });
    expect(bid(request)).toBeNull();
    expect(request.body).toEqual({ id_auction: 1, price: 500, mode: "exact" });
  });

  // @proves 5.message.field-is-required
  // @proves 5.message.field-must-be-valid
  // @proves 5.message.minimum-value-is-minimum
  // @proves 5.message.maximum-value-is-maximum
  it.each([
    [{ price: 1 }, [{ field: "id_auction", message: "Auction is required" }]],
    [{ id_auction: 1, price: 0 }, [{ field: "price", message: "Minimum value is 1" }]],
    [{ id_auction: 1, price: 1e12 }, [{ field: "price", message: "Maximum value is 1,000,000,000" }]],
    [{ id_auction: 1, price: 10.5 }, [{ field: "price", message: "Price must be valid" }]],
    [{ id_auction: 1, price: "100" }, [{ field: "price", message: "Price must be valid" }]],
    [{ id_auction: 1, price: 1, mode: "half" }, [{ field: "mode", message: "Mode must be valid" }]],
    [{ id_auction: 1, price: 1, colour: 3 }, [{ field: "colour", message: "Colour is not known here" }]],
    [
      JSON.parse('{ "id_auction": 1, "price": 1, "__proto__": { "mode": "max" } }'),
      [{ field: "__proto__", message: "Proto is not known here" }],
    ],
    [null, [{ field: "", message: "The request must be valid" }]],
  ])("with the body %j says what is wrong, field by field", (body, errors) => {
    expect(bid(raw({ header: { ...key }, body }))).toEqual(errors);
  });

  it.each(["\u0000", "\r", "\n", "\t", "\u001b", "\u007f", "\u0085", "\u2028", "\u202e", "\u2066", "\u200f"])(
    "refuses the control or direction character %j in a line",
    (sign) => {
      const names = requestValidator({ path: "/auth/account", method: "put" });
      const errors = [{ field: "firstName", message: "First name must be valid" }];
      expect(names(raw({ body: { firstName: `Om${sign}ar`, lastName: "Haddad" } }))).toEqual(errors);
      expect(names(raw({ body: { firstName: "Zoë 李 عمر", lastName: "O’Neill-Smith" } }))).toBeNull();
    },
  );

  it("takes lines in a text, and refuses other control characters and turned writing there", () => {
    const note = requestValidator({ path: "/auction/pcomment/set", method: "post" });
    const errorsOf = (comment: string) => note(raw({ body: { id_auction: 1, comment } }));
    expect(errorsOf("First line\r\n\tsecond line")).toBeNull();
    for (const sign of ["\u0000", "\u001b", "\u202e"])
      expect(errorsOf(`a${sign}b`)).toEqual([{ field: "comment", message: "Comment must be valid" }]);
  });

  it("takes the marks of every script, and refuses a heap of them on one letter", () => {
    const note = requestValidator({ path: "/auction/pcomment/set", method: "post" });
    const errorsOf = (comment: string) => note(raw({ body: { id_auction: 1, comment } }));
    expect(errorsOf("Việt Nam, སྤྱིར, ที่นี่, שָׁלוֹם, मुंबई")).toBeNull();
    expect(errorsOf(`e${"\u0301".repeat(10)}`)).toBeNull();
    const errors = [{ field: "comment", message: "Comment must be valid" }];
    expect(errorsOf(`e${"\u0301".repeat(11)}`)).toEqual(errors);
    const draft = requestValidator({ path: "/sale/createlot/{id}", method: "post" });
    const fields = { kind: "vehicle", comment: "ด้้้้้็็็็็้้้้้็็็็็" };
    expect(draft(raw({ path: { id: "0" }, body: { fields } }))).toEqual([
      { field: "fields.comment", message: "Comment must be valid" },
    ]);
  });

  it("distinguishes no value from too few", () => {
    const set = requestValidator({ path: "/auth/recovery/password", method: "post" });
    expect(set(raw({ body: { id: "", code: "482913", pw: "short" } }))).toEqual([
      { field: "id", message: "Id is required" },
      { field: "pw", message: "At least 12 characters" },
    ]);
  });

  it("names a header like the document", () => {
    expect(bid(raw({ body: { id_auction: 1, price: 1 } }))).toEqual([
      { field: "Idempotency-Key", message: "Idempotency key is required" },
    ]);
    expect(bid(raw({ header: { "Idempotency-Key": "?" }, body: { id_auction: 1, price: 1 } }))).toEqual([
      { field: "Idempotency-Key", message: "Idempotency key must be valid" },
    ]);
  });

  it("reads numbers from the text of path and query, and allows no other fields there", () => {
    const request = raw({ path: { id: "12" }, query: { limit: "7" } });
    expect(history(request)).toBeNull();
    expect([request.path, request.query]).toEqual([{ id: 12 }, { limit: 7 }]);
    expect(history(raw({ path: { id: "twelve" } }))).toEqual([{ field: "id", message: "Id must be valid" }]);
    expect(history(raw({ path: { id: "0" } }))).toEqual([{ field: "id", message: "Minimum value is 1" }]);
    expect(history(raw({ path: { id: "1" }, query: { page: "2" } }))).toEqual([
      { field: "page", message: "Page is not known here" },
    ]);
  });

  it.each(["039", "00", "1e3", "+5", " 5", "5 ", "0x10", "0b1", "5.0", "-0", "1_000", "٣", "５", ""])(
    "allows no other form of a number in its address: %j",
    (id) => {
      expect(history(raw({ path: { id } }))).toMatchObject([{ field: "id" }]);
    },
  );

  it("allows no number that JavaScript reads as Infinity, in its body or its address", () => {
    const lots = requestValidator({ path: "/auction/lots", method: "post" });
    expect(lots(raw({ body: JSON.parse('{"filter":{"year":{"from":1e400,"to":1e308}}}') }))).toEqual([
      { field: "filter.year.from", message: "From must be valid" },
    ]);
    for (const limit of ["Infinity", "-Infinity", "1e400"]) {
      expect(history(raw({ path: { id: "1" }, query: { limit } }))).toEqual([
        { field: "limit", message: "Limit must be valid" },
      ]);
    }
  });

  it("allows only instants of this age, which every clock can show", () => {
    const queue = requestValidator({ path: "/backoffice/queues/create", method: "post" });
    const at = (start: string) => queue(raw({ body: { name: "Sunday", place: "Hall 3", start } }));
    for (const start of ["2026-12-31T10:00:00Z", "2199-12-31T23:59:59.123+04:00"])
      expect(at(start)).toBeNull();
    for (const start of ["2026-12-31T23:59:60Z", "9999-12-31T23:59:59-23:59", "0000-01-01T00:00:00Z"])
      expect(at(start)).toEqual([{ field: "start", message: "Start must be valid" }]);
  });

  it("to a call without parameters is refused when it has some", () => {
    const balance = requestValidator({ path: "/auth/balance", method: "get" });
    expect(balance(raw({ query: { user: "7" } }))).toEqual([
      { field: "user", message: "User is not known here" },
    ]);
  });
});

describe("a reply", () => {
  const invalid = replyValidator({ path: "/auth/balance", method: "get" });
  const data = { balance_summ: 1, balance_reserv: 0, available: 1, holds: [], epoch: "e", seq: 0 };

  it("passes when it fits the document", () => {
    expect(invalid(200, { result: "success", data })).toBeNull();
  });

  it("fails with an extra field, a missing field, or an undeclared status", () => {
    expect(invalid(200, { result: "success", data: { ...data, reserve: 30_000 } })).toBe(
      "reply/data must NOT have additional properties: reserve",
    );
    expect(invalid(200, { result: "success", data: { ...data, seq: undefined } })).not.toBeNull();
    expect(invalid(204, null)).toBe("status 204 is not declared");
  });

  it("is described without its values, which may be secrets", () => {
    const defect = invalid(200, { result: "success", data: { ...data, epoch: 31_337 } });
    expect(defect).not.toBeNull();
    expect(defect).not.toContain("31337");
  });

  it("needs no body where the document has none", () => {
    const dictionary = replyValidator({ path: "/dict/{name}", method: "get" });
    expect(dictionary(304, null)).toBeNull();
    expect(dictionary(304, { result: "success" })).toBe("status 304 has no body");
  });
});

describe("the view of a lot in a reply", () => {
  const invalid = replyValidator({ path: "/auction/lot/{id}", method: "get" });

  it("may be the public one for everybody", () => {
    expect(invalid(200, lotReply("public"), everybody)).toBeNull();
    expect(invalid(200, lotReply("public"), sellers)).toBeNull();
    expect(invalid(200, lotReply("public"))).toBeNull();
  });

  it("is never more than its reader may get, whatever the reply calls itself", () => {
    const owner = lotReply("owner", { min_price: 30_011, views: 12, hidden: false, negotiated: false });
    const staff = lotReply("staff", staffOnly);
    expect(invalid(200, owner, everybody)).toContain("LotPublic");
    expect(invalid(200, owner, sellers)).toBeNull();
    expect(invalid(200, staff, sellers)).toContain("LotPublic or LotOwner");
    expect(invalid(200, staff)).toBeNull();
    expect(invalid(200, lotReply("public", { min_price: 30_011 }))).not.toBeNull();
  });
});

function everybody() {
  return ["LotPublic"];
}

function sellers() {
  return ["LotPublic", "LotOwner"];
}

function lotReply(view: string, more: object = {}) {
  return { result: "success", data: { ...lot, view, ...more } };
}

const staffOnly = { min_price: 30_011, bidder: null, maxima: 1 };
const instant = "2026-11-24T10:04:41.000Z";
const lot: Omit<components["schemas"]["LotPublic"], "view"> = {
  id_auction: 1,
  number: 20_001,
  kind: "vehicle",
  title: "Toyota Land Cruiser",
  pictures: [],
  standard_views: { total: 18, missing: [] },
  vehicle: null,
  property: null,
  condition: null,
  documents: [],
  floor_plans: [],
  question: null,
  comment: null,
  place: {
    emirate: { value: "dubai", label: "Dubai" },
    city: { value: "dubai", label: "Dubai" },
    community: null,
    location: "Al Awir",
    lat: null,
    lon: null,
    inspection: null,
  },
  vat: "included",
  review_days: 2,
  watching: 0,
  in_lane: false,
  live: {
    epoch: "e",
    seq: 0,
    status: "active",
    phase: "open",
    price: null,
    start_price: 1,
    step: 1,
    next_min: 1,
    bids: 0,
    bidders: 0,
    leader: null,
    light: "none",
    buy_now: null,
    buynow_open: false,
    opens: instant,
    end: instant,
    extended: 0,
    decision_until: null,
    lane: null,
  },
  mine: null,
  paused: null,
  now: 1,
};
