/** POST /push/test: a message by which a person sees that push works. */
import { ok, type Handler } from "../../http/handler.ts";
import { tokensOf } from "./repository.ts";

export const sendTestPush: Handler<"sendTestPush"> = async ({ user }, { store, push, env }) => {
  const devices = await store.read((db) => tokensOf(db, user.id));
  const text = "Push works on this device. You hear from us when a lot needs you.";
  for (const to of devices) await push.send({ to, title: "Marsa", text, path: "/account" });
  return ok({ devices: devices.length, simulated: env.push === null });
};
