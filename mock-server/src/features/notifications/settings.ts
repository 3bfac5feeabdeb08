/** GET and POST /notifications/settings: the wanted kinds of notices, and their channels. */
import type { NoticeSettings } from "../../domain/notices.ts";
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

function presentSettings(settings: NoticeSettings): Schema<"NotificationSettings"> {
  const { outbid, ending, won, offers, money, searches, push, email, sms } = settings;
  return { outbid, ending, won, offers, money, searches, push, email, sms };
}
