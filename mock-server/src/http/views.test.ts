/** Tests of `views.ts`. */
import { expect, it } from "vitest";
import type { SessionUser } from "./sessions.ts";
import { viewsFor } from "./views.ts";

const views = ["LotPublic", "LotOwner", "LotStaff"];
const person = (roles: SessionUser["roles"], ustatus: SessionUser["ustatus"] = "confirmed"): SessionUser => ({
  id: 1,
  roles,
  ustatus,
  session: "s",
});

it.each([
  ["a visitor", null, ["LotPublic"]],
  ["a buyer", person(["buyer"]), ["LotPublic", "LotOwner"]],
  ["a seller", person(["seller"]), ["LotPublic", "LotOwner"]],
  ["an auctioneer, in their lane", person(["auctioneer"]), views],
  ["the back office", person(["backoffice"]), views],
  ["a manager", person([], "manager"), views],
  ["an admin", person([], "admin"), views],
])("%s may be given no more than their views of a lot", (_, reader, allowed) => {
  expect(viewsFor(reader, views)).toEqual(allowed);
});
