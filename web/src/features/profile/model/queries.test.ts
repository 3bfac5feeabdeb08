import { describe, expect, it } from "vitest";
import { profileChoices } from "./queries.ts";

type Me = Parameters<typeof profileChoices>[0];
const buyer: Me["profiles"][number] = {
  id_profile: 7,
  type: "buyer",
  form: "individual",
  name: "Layla Farouk",
  status: "ok",
  expiring: [],
};
const seller = { ...buyer, id_profile: 8, type: "seller", name: "Farouk Trading LLC" } as const;
const me: Me = { id_profile: 7, profiles: [buyer], ustatus: "confirmed", roles: ["buyer"] };

describe("the profiles of an account", () => {
  it("are the one in use and the way to the other", () => {
    expect(profileChoices(me)).toMatchObject([
      { type: "buyer", text: "Layla Farouk · Approved", state: "ok", id: 7, inUse: true },
      { type: "seller", state: "none", id: null, inUse: false },
    ]);
  });

  it("are two to switch between", () => {
    const both = profileChoices({ ...me, id_profile: 8, profiles: [buyer, seller] });
    expect(both.map(({ type, inUse }) => [type, inUse])).toEqual([
      ["buyer", false],
      ["seller", true],
    ]);
  });

  it("say how far the second one is", () => {
    const states = (["draft", "signed"] as const).map(
      (status) => profileChoices({ ...me, profiles: [buyer, { ...seller, status }] })[1]?.text,
    );
    expect(states).toEqual(["Farouk Trading LLC · Contract not signed", "Farouk Trading LLC · Under review"]);
  });

  it("are not offered before the first one, nor to staff", () => {
    expect(profileChoices({ ...me, profiles: [] })).toEqual([]);
    expect(profileChoices({ ...me, roles: ["buyer", "backoffice"] })).toEqual([]);
    expect(profileChoices({ ...me, ustatus: "manager" })).toEqual([]);
  });
});
