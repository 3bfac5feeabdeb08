import { describe, expect, it } from "vitest";
import { pendingContacts } from "./confirm-contact.ts";

const omar = {
  email: "omar@marsa.test",
  phone: "+971501234567",
  email_verified: true,
  phone_verified: true,
  new_email: null,
  new_phone: null,
};

describe("the contacts that wait for a code", () => {
  it("are the email, then the phone of a person who has just signed up", () => {
    const fresh = { ...omar, email_verified: false, phone_verified: false };
    expect(pendingContacts(fresh).map(({ kind }) => kind)).toEqual(["email", "phone"]);
  });

  it("are none when both are confirmed", () => {
    expect(pendingContacts(omar)).toEqual([]);
  });

  it("are the new contact, not the old one, during a change", () => {
    expect(pendingContacts({ ...omar, new_phone: "+971559876543" })).toEqual([
      { kind: "phone", value: "+971559876543", change: true },
    ]);
    const never = { ...omar, email_verified: false, new_email: "new@marsa.test" };
    expect(pendingContacts(never)).toEqual([{ kind: "email", value: "new@marsa.test", change: false }]);
  });
});
