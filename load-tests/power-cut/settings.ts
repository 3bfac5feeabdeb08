/** Changes of personal settings, and uploads. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { OperationId } from "@marsa/api-spec/generated/operations";
import { operations } from "@marsa/api-spec/generated/operations";
import type { Random } from "./random.ts";
import type { Person, World } from "./world.ts";

const PICTURE = join(import.meta.dirname, "../../web/public/icons/icon-192.png");

const anyBidder = (world: World, random: Random) => random.pick(world.bidders);

export async function changeContact(world: World, random: Random): Promise<void> {
  const by = anyBidder(world, random);
  const email = `bidder-${by.id}-${random.int(1, 1_000_000)}@marsa.test`;
  const query = "SELECT new_email FROM user WHERE id = ?";
  const done = world.acknowledged.asks(`the new address of ${by.id}`, query, [by.id], email);
  const headers = await world.sure(by);
  await world.data(by, {
    operation: "changeContact",
    path: { contactType: "email" },
    headers,
    body: { email },
  });
  done();
}

export async function changeNotices(world: World, random: Random): Promise<void> {
  const by = anyBidder(world, random);
  const on = () => random.chance(0.5);
  const ways = () => ({ app: on(), push: on(), email: on(), sms: on() });
  const kinds = {
    outbid: ways(),
    ending: ways(),
    won: ways(),
    offers: ways(),
    money: { ...ways(), app: true },
    searches: ways(),
  };
  const body = { kinds, quiet: { on: on(), from: "22:00", to: "07:00" } };
  const query = "SELECT json_extract(notice_settings, '$.kinds.outbid.app') FROM user WHERE id = ?";
  const done = world.acknowledged.asks(`the notices of ${by.id}`, query, [by.id], Number(kinds.outbid.app));
  await world.data(by, {
    operation: "setNotificationSettings",
    headers: await world.sure(by),
    body,
  });
  done();
}

export async function saveSearch(world: World, random: Random): Promise<void> {
  const body = { name: `Search ${random.int(1, 1_000_000)}`, q: "white SUV 2021 under 90k" };
  const { id_search: id } = await world.data(anyBidder(world, random), { operation: "saveSearch", body });
  world.acknowledged.stands(`search ${id}`, "SELECT name FROM saved_search WHERE id = ?", [id], body.name);
}

export async function setAvatar(world: World, random: Random): Promise<void> {
  const by = anyBidder(world, random);
  await upload(world, by, "setAvatar", {});
  world.acknowledged.stands(`the picture of ${by.id}`, "SELECT avatar > '' FROM user WHERE id = ?", [by.id]);
  // The row of the picture, before the next start deletes it.
  const query = "SELECT count(*) FROM file WHERE linked_to = ?";
  world.acknowledged.stands(`the file of the picture of ${by.id}`, query, [`user:${by.id}`]);
}

export async function uploadPhoto(world: World, random: Random): Promise<void> {
  const by = anyBidder(world, random);
  const id = await upload(world, by, "uploadFile", { kind: "lot_photo" });
  world.acknowledged.stands(`file ${id}`, "SELECT user_id FROM file WHERE id = ?", [id], by.id);
}

/** Returns the number of the file. */
async function upload(
  world: World,
  by: Person,
  operation: OperationId,
  fields: Readonly<Record<string, string>>,
): Promise<number> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("file", new Blob([readFileSync(PICTURE)], { type: "image/png" }), "icon.png");
  const { mount, path } = operations[operation];
  const headers = { authorization: `Bearer ${by.token}` };
  const response = await fetch(world.url + mount + path, { method: "POST", headers, body: form });
  const text = await response.text();
  if (!response.ok) throw new Error(`${operation} was answered ${response.status}: ${text}`);
  return JSON.parse(text).data.id_file;
}
