import { dictionariesOf } from "../../tables/lots/dictionaries.ts";
import { notModified, ok, refuse, type Handler } from "../../http/handler.ts";

/** One closed list by its name. With the ETag of what the reader has already: 304 when nothing changed. */
export const getDictionary: Handler<"getDictionary"> = async ({ params, headers }, { store }) => {
  const dictionary = (await dictionariesOf(store)).named(params.name);
  if (!dictionary) return refuse("NOT_FOUND");
  const { name, items, etag } = dictionary;
  const caching = { etag, "cache-control": "public, no-cache" };
  return matches(headers["If-None-Match"], etag)
    ? notModified(caching)
    : ok({ name, items: [...items] }, caching);
};

/** Whether one of the tags in If-None-Match is ours. A proxy that compressed the reply may have made it weak. */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(",").some((each) => [etag, `W/${etag}`, "*"].includes(each.trim()));
}
