/** Which code answers which operation of the document. A missing or unfit handler does not compile. */
import { getConditions } from "./features/bidding/conditions.ts";
import { getHistory } from "./features/bidding/history.ts";
import { makebid } from "./features/bidding/makebid.ts";
import { getBalance } from "./features/deposit/balance.ts";
import { getMe } from "./features/identity/me.ts";
import { signin } from "./features/identity/signin.ts";
import { signout } from "./features/identity/signout.ts";
import { getConfig } from "./features/platform/config.ts";
import { getHealth } from "./features/platform/health.ts";
import type { Registry } from "./http/handler.ts";

export const registry = {
  getConfig,
  getHealth,
  signin,
  signout,
  getMe,
  getBalance,
  getHistory,
  getConditions,
  makebid,
} satisfies Partial<Registry>;
