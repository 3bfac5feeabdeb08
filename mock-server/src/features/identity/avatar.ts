/** POST and DELETE /auth/account/img: the user's avatar. */
import { linkFiles, unlinkFiles, type FileOwner } from "../../tables/people/files.ts";
import { ok, refuse, type Handler, type Schema } from "../../http/handler.ts";
import { tooMany } from "../../http/rate-limited.ts";
import { setAvatarOf } from "./repository.ts";

const portraitOf = (userId: number): FileOwner => `user:${userId}`;

/** The client may crop it; the server makes it square and small in any case. The old avatar is deleted. */
export const setAvatar: Handler<"setAvatar"> = async ({ body, user }, { files, store, clock, rateLimit }) => {
  const refused = tooMany(rateLimit, [["uploadByUser", String(user.id)]]);
  if (refused) return refused;
  const { file: content } = body;
  const stored = await files.keep({
    userId: user.id,
    kind: "avatar",
    name: content.name,
    content,
    at: clock.now(),
  });
  if (!stored.ok) return refuse(stored.code, stored.details);
  const { file } = stored;
  const url = files.urlOf(file);
  await store.write(async (db, notifyUser) => {
    await unlinkFiles(db, portraitOf(user.id));
    await linkFiles(db, user.id, [file.id], portraitOf(user.id));
    await setAvatarOf(db, user.id, url);
    notifyUser(user.id, "profile");
  });
  const { id, kind, width, height, thumbhash } = file;
  const data: Schema<"UploadedFile"> = {
    id_file: id,
    kind,
    url,
    width,
    height,
    thumbhash,
    name: file.name,
    bytes: file.bytes,
  };
  return ok(data);
};

export const removeAvatar: Handler<"removeAvatar"> = async ({ user }, { store }) => {
  await store.write(async (db, notifyUser) => {
    await unlinkFiles(db, portraitOf(user.id));
    await setAvatarOf(db, user.id, null);
    notifyUser(user.id, "profile");
  });
  return ok({});
};
