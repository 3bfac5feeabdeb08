/** GET and POST /notifications/settings: where each kind of notice goes, and the quiet hours. */
import type { NoticeSettings, NoticeWays } from "../../domain/notices.ts";
import { ok, type Handler, type Schema } from "../../http/handler.ts";
import { findSettings, setSettings } from "./repository.ts";

export const getNotificationSettings: Handler<"getNotificationSettings"> = async ({ user }, { store }) =>
  ok(presentSettings(await findSettings(store, user.id)));

export const setNotificationSettings: Handler<"setNotificationSettings"> = async (
  { body, user },
  { store },
) => {
  const settings = presentSettings(body);
  await store.write((db) => setSettings(db, user.id, settings));
  return ok(settings);
};

/** Returns the settings without anything that an older or newer version stored beside them. */
function presentSettings({ kinds, quiet }: NoticeSettings): Schema<"NotificationSettings"> {
  return {
    kinds: {
      outbid: presentWays(kinds.outbid),
      ending: presentWays(kinds.ending),
      won: presentWays(kinds.won),
      offers: presentWays(kinds.offers),
      money: presentWays(kinds.money),
      searches: presentWays(kinds.searches),
    },
    quiet: { on: quiet.on, from: quiet.from, to: quiet.to },
  };
}

function presentWays({ app, push, email, sms }: NoticeWays): Schema<"NoticeWays"> {
  return { app, push, email, sms };
}
