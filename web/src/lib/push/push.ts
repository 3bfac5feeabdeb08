/** The push device of this browser. Loaded only where a person turns push on, or where push is on. */
import { createApi } from "@marsa/api-spec/client";
import { api } from "../http/api.ts";
import { configQuery } from "../http/queries.ts";
import { queryClient } from "../http/query-client.ts";
import { onSessionChange } from "../session/session.ts";
import { readToken } from "../http/token.ts";
import { thisBrowser } from "./push-browser.ts";
import { createPushCalls } from "./push-calls.ts";
import { createPushDevice } from "./push-device.ts";
import { openRecords } from "./records.ts";

const online = () => navigator.onLine;

export const push = createPushDevice({
  browser: thisBrowser,
  records: openRecords(),
  calls: createPushCalls({ anonymous: createApi({ online }), signedIn: api, online }),
  now: Date.now,
  serverKey: async () => (await queryClient.ensureQueryData(configQuery)).vapid_key,
  isSignedIn: () => readToken() !== null,
  warn: (error) => console.warn("push:", error),
});

// The next person on this device reads nothing of the last one.
onSessionChange((change) => void (change === "signed-in" ? push.keep() : leaveDevice()));

async function leaveDevice(): Promise<void> {
  if ((await push.state()) === "on") await push.turnOff();
}
