import { toastRefusal } from "#/components/message/toast-refusal.ts";
import { toast } from "#/components/message/toast.tsx";
import { queryClient } from "#/lib/http/query-client.ts";
import { type Lot, lotQuery } from "#/realtime/lots/lot-query.ts";
import type { ListSearch } from "../search/read-list-search.ts";
import { mayKeepSearch } from "../list/open-tools.ts";
import { keepSearch } from "./queries.ts";
import { filterToSave } from "./smart-address.ts";

const LONGEST_NAME = 80;

type Like = Pick<Lot, "kind" | "title" | "vehicle" | "property" | "place">;

/** Saves a search with notices of new lots, after a visitor has signed in. Shows the result as a toast. */
export async function saveAndTell(text: string, search: ListSearch): Promise<void> {
  if (!(await mayKeepSearch())) return;
  const name = text.slice(0, LONGEST_NAME);
  try {
    await keepSearch({ name, q: text, filter: filterToSave(search), alerts: true });
    void toast({ text: `“${name}” is saved. We tell you about new lots.` });
  } catch (error) {
    toastRefusal("The search was not saved.", error);
  }
}

/** Saves a search for lots like this one, with notices of new ones. */
export async function tellOfNext(id: number): Promise<void> {
  try {
    const { name, search } = likeOf(await queryClient.ensureQueryData(lotQuery(id)));
    await saveAndTell(name, search);
  } catch (error) {
    toastRefusal("The search was not saved.", error);
  }
}

/** Returns the list of lots like this one, with its name: of its model, or of its place and number of bedrooms. */
export function likeOf({ kind, title, vehicle, property, place }: Like): {
  name: string;
  search: ListSearch;
} {
  if (vehicle) {
    const search = { section: "vehicles", mark: [vehicle.mark.value], model: [vehicle.model.value] };
    return { name: `${vehicle.mark.label} ${vehicle.model.label}`, search };
  }
  const { city, community } = place;
  const where = community ? { community: [community.value] } : { city: [city.value] };
  const rooms = property && (property.bedrooms === 0 ? "Studio" : `${property.bedrooms}-bedroom`);
  return {
    name: rooms === null ? title : `${rooms} in ${(community ?? city).label}`,
    search: {
      section: kind === "vehicle" ? "vehicles" : "apartments",
      ...where,
      ...(property && { bedrooms: [String(property.bedrooms)] }),
    },
  };
}
