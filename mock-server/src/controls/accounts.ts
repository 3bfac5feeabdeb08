/** Lists the demo accounts. */
import { fullName } from "@marsa/api-spec/text/names";
import { moneyOfFils } from "@marsa/api-spec/amounts";
import { findDemoAccounts, type DemoAccount } from "../scenes/demo.ts";
import { DEMO_PASSWORD } from "../scenes/seed/people.ts";
import { ok, type Handler, type Schema } from "../http/handler.ts";

/** GET /_mock/accounts: the accounts that can sign in, and their password. */
export const listDemoAccounts: Handler<"listDemoAccounts"> = async (_request, { store }) =>
  ok((await findDemoAccounts(store)).map(presentAccount));

function presentAccount(account: DemoAccount): Schema<"Account"> {
  return {
    id: account.email ?? "",
    password: DEMO_PASSWORD,
    name: fullName(account),
    role: roleOf(account),
    note: noteOf(account),
  };
}

/** Returns the account's role in words: a manager or admin is more than their role. */
function roleOf({ roles, ustatus }: DemoAccount): string {
  if (ustatus === "admin") return "Admin";
  if (ustatus === "manager") return "Manager";
  const words = { buyer: "Buyer", seller: "Seller", auctioneer: "Auctioneer", backoffice: "Back office" };
  return roles.map((role) => words[role]).join(", ");
}

function noteOf({ roles, totalFils }: DemoAccount): string {
  if (roles.includes("buyer")) return `Approved, AED ${moneyOfFils(totalFils ?? 0)} in the deposit`;
  if (roles.includes("seller")) return "Approved, with lots of every state";
  return roles.includes("auctioneer") ? "Runs the live lanes" : "Works for Marsa";
}
