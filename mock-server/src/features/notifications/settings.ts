/** GET and POST /notifications/settings: where each kind of notice goes, and the quiet hours. */
import { moneyChange, wantsNotice, type NoticeSettings, type NoticeWays } from "../../domain/notices.ts";
import { ok, refuse, type Handler, type Schema } from "../../http/handler.ts";
import { unconfirmed } from "../../http/unconfirmed.ts";
import { changeSettings, findSettings } from "./repository.ts";

export const getNotificationSettings: Handler<"getNotificationSettings"> = async ({ user }, { store }) =>
  ok(presentSettings(await findSettings(store, user.id)));

const NO_WAY = {
  field: "kinds.money",
  message: "Notices about money need one way at least",
};

/** Notices about money keep a way. To switch one of theirs off needs a confirmation: a thief does that first. */
export const setNotificationSettings: Handler<"setNotificationSettings"> = async (request, context) => {
  const { body, user } = request;
  const { store, clock } = context;
  const settings = presentSettings(body);
  if (!wantsNotice(settings, "money")) return refuse("VALIDATION", { errors: [NO_WAY] });
  const { isLess } = moneyChange(await findSettings(store, user.id), settings);
  const unsure = isLess ? await unconfirmed(request, context) : null;
  if (unsure) return unsure;
  const sms = await store.write((db, notifyUser) =>
    changeSettings(db, notifyUser, { userId: user.id, settings, at: clock.now() }),
  );
  if (sms)
    context.sms.send(sms).catch((error: unknown) => context.log.error("a message was not sent", error));
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
