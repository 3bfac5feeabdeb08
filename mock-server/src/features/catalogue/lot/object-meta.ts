/** Describes the types of objects. */
import { ok, refuse, type Handler } from "../../../http/handler.ts";
import { OBJECT_TYPES } from "../../../http/present/object-types.ts";

/** GET /auction/object/meta/{id}: the fields of one type of object, grouped as in its form and on its page. */
export const getObjectMeta: Handler<"getObjectMeta"> = async ({ params }) => {
  const meta = OBJECT_TYPES.find(({ id }) => id === params.id);
  return meta ? ok(meta) : refuse("NOT_FOUND");
};
