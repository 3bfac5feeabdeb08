import { describe, expect, it } from "vitest";
import { type Entrance, verdictFor, type Reader, type GuardName, guards, type Verdict } from "./enter.ts";

const buyer: Reader = { roles: ["buyer"], ustatus: "confirmed", pstatusMax: "ok" };

/** A visit that records the order of its calls. */
function visit(given: { token: string | null; me?: () => Promise<Reader> }) {
  const asked: string[] = [];
  const entrance: Entrance = {
    config: async () => asked.push("config"),
    token: () => {
      asked.push("token");
      return given.token;
    },
    me: () => {
      asked.push("me");
      return given.me?.() ?? Promise.resolve(buyer);
    },
  };
  return { asked, entrance };
}

describe("entering a screen", () => {
  it("reads configuration, token and user in this order before the guard decides", async () => {
    const { asked, entrance } = visit({ token: "t" });
    expect(await verdictFor("signed-in", entrance)).toBe("on");
    expect(asked).toEqual(["config", "token", "me"]);
  });

  it("does not read the user without a token", async () => {
    const { asked, entrance } = visit({ token: null });
    expect(await verdictFor("signed-in", entrance)).toBe("signin");
    expect(asked).toEqual(["config", "token"]);
  });

  it("waits for nothing where everybody may enter", async () => {
    const { asked, entrance } = visit({ token: "t", me: () => new Promise(() => {}) });
    expect(await verdictFor("set-user", entrance)).toBe("on");
    expect(asked).toEqual([]);
  });

  it("treats an expired token as no token", async () => {
    const { entrance } = visit({ token: "old", me: () => Promise.resolve(null) });
    expect(await verdictFor("ok-only", entrance)).toBe("signin");
  });

  it("turns nobody away while the server does not answer: the error shows", async () => {
    const lost = new Error("No connection to the server");
    const { entrance } = visit({ token: "t", me: () => Promise.reject(lost) });
    await expect(verdictFor("signed-in", entrance)).rejects.toBe(lost);
  });
});

type Person = NonNullable<Reader>;
const person = (facts: Partial<Person> = {}): Person => ({
  roles: [],
  ustatus: "confirmed",
  pstatusMax: null,
  ...facts,
});

const people = {
  visitor: null,
  newcomer: person(),
  "buyer under review": person({ roles: ["buyer"], pstatusMax: "signed" }),
  buyer: person({ roles: ["buyer"], pstatusMax: "ok" }),
  seller: person({ roles: ["seller"], pstatusMax: "ok" }),
  auctioneer: person({ roles: ["auctioneer"] }),
  staff: person({ roles: ["backoffice"] }),
  manager: person({ roles: ["backoffice"], ustatus: "manager" }),
  admin: person({ roles: ["backoffice"], ustatus: "admin" }),
} satisfies Record<string, Reader>;
type Name = keyof typeof people;

/** The verdict for each person, in the order of `people`. */
function verdicts(guard: GuardName): Verdict[] {
  return (Object.keys(people) as Name[]).map((name) => guards[guard](people[name]));
}

describe("who may see a screen", () => {
  // @proves 2.guard.set-user
  it("set-user keeps nobody out", () => {
    expect(new Set(verdicts("set-user"))).toEqual(new Set(["on"]));
  });

  // @proves 2.guard.signed-in
  it("signed in: a visitor signs in first, everybody else goes on", () => {
    const [visitor, ...others] = verdicts("signed-in");
    expect(visitor).toBe("signin");
    expect(new Set(others)).toEqual(new Set(["on"]));
  });

  // @proves 2.guard.signed-out-only
  it("signed-out only: a signed-in person goes on to their `next` page", () => {
    const [visitor, ...others] = verdicts("signed-out-only");
    expect(visitor).toBe("on");
    expect(new Set(others)).toEqual(new Set(["next"]));
  });

  // @proves 2.guard.ok-only
  it("ok-only: a person without an accepted profile goes to the account, which names the missing step", () => {
    expect(verdicts("ok-only")).toEqual([
      "signin",
      "account",
      "account",
      "on",
      "on",
      "account",
      "account",
      "account",
      "account",
    ]);
  });

  // @proves 2.guard.backoffice-only
  // @proves 6.rule.backoffice-only-guards-clients
  it("backoffice-only: the page does not exist for anybody but the staff", () => {
    expect(verdicts("backoffice-only")).toEqual([
      "not-found",
      "not-found",
      "not-found",
      "not-found",
      "not-found",
      "not-found",
      "on",
      "on",
      "on",
    ]);
  });

  // @proves 2.guard.admin
  // @proves 3.field.user-ustatus-admin-marks-an-admin
  it("admin reads the status of the user, not a role", () => {
    expect(guards.admin(people.admin)).toBe("on");
    expect(guards.admin(people.manager)).toBe("not-found");
    expect(guards.admin(people.visitor)).toBe("signin");
  });

  // @proves 2.guard.buyer-only
  it("buyer-only reads the role", () => {
    expect(guards["buyer-only"](people.buyer)).toBe("on");
    expect(guards["buyer-only"](people.seller)).toBe("not-found");
    expect(guards["buyer-only"](people.visitor)).toBe("signin");
  });

  // @proves 2.guard.seller-only
  it("seller-only reads the role", () => {
    expect(guards["seller-only"](people.seller)).toBe("on");
    expect(guards["seller-only"](people.auctioneer)).toBe("not-found");
    expect(guards["seller-only"](people.visitor)).toBe("signin");
  });

  // @proves 2.guard.seller-auctioneer-only
  it("seller-auctioneer-only accepts both roles", () => {
    expect(guards["seller-auctioneer-only"](people.seller)).toBe("on");
    expect(guards["seller-auctioneer-only"](people.auctioneer)).toBe("on");
    expect(guards["seller-auctioneer-only"](people.buyer)).toBe("not-found");
    expect(guards["seller-auctioneer-only"](people.visitor)).toBe("signin");
  });
});
