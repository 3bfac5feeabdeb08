/** The table of groups: stored maxima on several lots, of which a person buys one. Instants: ms since 1970 UTC. */
import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Group, Member } from "../../domain/bidding/group.ts";
import { user } from "./people.ts";

export const lotGroup = sqliteTable(
  "lot_group",
  {
    id: integer().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => user.id),
    state: text().$type<Group["state"]>().notNull(),
    /** Sealed like every maximum: no reply shows them to anybody else. */
    members: text({ mode: "json" }).$type<readonly Member[]>().notNull(),
    heldFils: integer().notNull(),
    /** Part of `wallet.reserved_fils`. */
    parkedFils: integer().notNull(),
    lookAt: integer(),
    createdAt: integer().notNull(),
  },
  (t) => [
    index("lot_group_user").on(t.userId),
    index("lot_group_look")
      .on(t.lookAt)
      .where(sql`${t.lookAt} is not null`),
  ],
);
