import { proxy } from "valtio/vanilla";

export type TabId = "scene" | "clock" | "faults" | "bots" | "lanes" | "inbox" | "requests" | "accounts";

/** The last tab and side of the drawer. At the start edge it leaves a lot's bid panel free. */
export const view = proxy<{ tab: TabId; side: "start" | "end" }>({ tab: "scene", side: "end" });
