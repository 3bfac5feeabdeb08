/** Serves the dictionaries. */
import { dictionariesOf } from "../../tables/lots/dictionaries.ts";
import { notModified, ok, refuse, type Handler } from "../../http/handler.ts";

/** Returns one closed list by its name; 304 if the client's ETag is current. */
export const getDictionary: Handler<"getDictionary"> = async ({ params, headers }, { store }) => {
  const dictionary = (await dictionariesOf(store)).named(params.name);
  if (!dictionary) return refuse("NOT_FOUND");
  const { name, items, etag } = dictionary;
  const caching = { etag, "cache-control": "public, no-cache" };
  return matches(headers["If-None-Match"], etag)
    ? notModified(caching)
    : ok({ name, items: [...items] }, caching);
};

/** Whether If-None-Match has this tag. A compressing proxy may have made it weak. */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(",").some((each) => [etag, `W/${etag}`, "*"].includes(each.trim()));
}
