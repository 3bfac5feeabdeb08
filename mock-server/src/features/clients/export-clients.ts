/** Exports the list of clients. */
import { fullName } from "@marsa/api-spec/text/names";
import { filsToAed } from "@marsa/api-spec/money";
import { type BodyOf, type Handler } from "../../http/handler.ts";
import { MOST_ROWS, sheetQuery, type Cell, type Column } from "../../http/spreadsheet/spreadsheet.ts";
import { exportedForStaff } from "../../http/spreadsheet/staff-export.ts";
import { clientsIn, type ClientRow } from "./repository.ts";

const COLUMNS: readonly Column[] = [
  { title: "Profile", kind: "number", width: 9 },
  { title: "Name", kind: "text", width: 32 },
  { title: "Type", kind: "text", width: 9 },
  { title: "Legal form", kind: "text", width: 12 },
  { title: "Email", kind: "text", width: 32 },
  { title: "Phone", kind: "text", width: 18 },
  { title: "Status", kind: "text", width: 10 },
  { title: "Locked until", kind: "text", width: 13 },
  { title: "Deposit, AED", kind: "money", width: 16 },
  { title: "Created", kind: "instant", width: 20 },
  { title: "First document expires", kind: "text", width: 22 },
];

interface ClientsInput {
  readonly filter: BodyOf<"exportClients">["filter"];
  readonly now: number;
}

/** Makes the sheet of a filter. */
export const sheetOfClients = sheetQuery(
  import.meta.url,
  "sheetOfClients",
  async (db, { filter = {}, now }: ClientsInput) => {
    const { rows } = await clientsIn(db, { filter, sort: "new", after: null, limit: MOST_ROWS, now });
    return { name: "Clients", columns: COLUMNS, rows: rows.map(cellsOf) };
  },
);

/** POST /backoffice/clients/export: all clients of a filter, the newest first. Each is a row of the audit. */
export const exportClients: Handler<"exportClients"> = (request, context) =>
  exportedForStaff(request, context, {
    sheet: sheetOfClients,
    input: () => ({ filter: request.body.filter, now: context.clock.now() }),
    act: "read.clients",
    filter: request.body.filter,
    name: "marsa-clients.xlsx",
  });

function cellsOf({ profile, user, totalFils }: ClientRow): Cell[] {
  return [
    profile?.id ?? null,
    profile?.name ?? fullName(user),
    profile?.type ?? null,
    profile?.form ?? null,
    user.email,
    user.phone,
    profile?.status ?? null,
    profile?.lockReason === null ? null : (profile?.lockUntil ?? null),
    filsToAed(totalFils),
    profile?.createdAt ?? user.createdAt,
    profile?.expiresOn ?? null,
  ];
}
