import { describe, expect, it } from "vitest";
import { paperSentences } from "./papers.ts";

const buyer = {
  id_profile: 7,
  type: "buyer",
  form: "individual",
  name: "Layla Farouk",
  status: "ok",
  expiring: [],
} as const;
const seller = { ...buyer, id_profile: 8, type: "seller" } as const;

describe("papers that expire", () => {
  const expiring = [
    { paper: "emirates_id", expires: "2026-11-20" },
    { paper: "passport", expires: "2026-12-01" },
  ] as const;

  it("are each named once, also when both profiles have them", () => {
    const profiles = [buyer, seller].map((profile) => ({ ...profile, expiring: [...expiring] }));
    expect(paperSentences({ profiles }, "2026-11-22")).toEqual([
      "Your Emirates ID expired on Nov 20, 2026.",
      "Your passport expires on Dec 1, 2026.",
    ]);
  });
});
