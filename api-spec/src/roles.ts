/** Tells who works for Marsa. Server and web share these rules, since staff never bid and see minimum prices. */
import type { components } from "../generated/api.d.ts";

type Schemas = components["schemas"];

interface Member {
  readonly roles: readonly Schemas["Role"][];
  readonly ustatus: Schemas["Ustatus"];
}

/** Whether a person is a manager or an admin. */
export function isManager({ ustatus }: Pick<Member, "ustatus">): boolean {
  return ustatus === "manager" || ustatus === "admin";
}

/** Whether a person works in the back office: by role, or as a manager or an admin. */
export function isBackOffice(member: Member): boolean {
  return member.roles.includes("backoffice") || isManager(member);
}

/** Whether a person works for Marsa: in the back office, or as an auctioneer. */
export function isStaff(member: Member): boolean {
  return member.roles.includes("auctioneer") || isBackOffice(member);
}
