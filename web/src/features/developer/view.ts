import { proxy } from "valtio/vanilla";

export type TabId = "scene" | "clock" | "faults" | "bots" | "lanes" | "inbox" | "requests" | "accounts";

/** How the drawer was left: it opens again the same way. At the start edge it leaves a lot's bid panel free. */
export const view = proxy<{ tab: TabId; side: "start" | "end" }>({ tab: "scene", side: "end" });
