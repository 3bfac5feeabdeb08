/** Adds the communities to databases from before them. */
import { COMMUNITIES, communityAt } from "@marsa/api-spec/map/communities";
import type { Database } from "../../store/store.ts";
import type { DictEntry } from "../system/dict-names.ts";

/** The list of communities under the names that people use. */
export const COMMUNITY_ENTRIES: readonly DictEntry[] = COMMUNITIES.map(({ value, name }) => ({
  value,
  label: name,
  parent: "dubai",
}));

/** Fills the list, and the community of each apartment with a pin, in a database with all lists but this one. */
export function fillCommunities({ $client }: Database): void {
  const names = $client.prepare("SELECT DISTINCT name FROM dictionary").pluck().all();
  if (names.length === 0 || names.includes("communities")) return;
  const add = $client.prepare(
    "INSERT INTO dictionary (name, value, label, parent, position) VALUES (?, ?, ?, ?, ?)",
  );
  const placed = $client.prepare<[], { id: number; lat: number; lon: number }>(
    "SELECT id, lat, lon FROM lot WHERE kind = 'apartment' AND lat IS NOT NULL AND lon IS NOT NULL",
  );
  const put = $client.prepare("UPDATE lot SET community = ? WHERE id = ?");
  $client.transaction(() => {
    for (const [place, { value, label, parent }] of COMMUNITY_ENTRIES.entries())
      add.run("communities", value, label, parent, place);
    for (const { id, ...pin } of placed.all()) put.run(communityAt(pin)?.value ?? null, id);
  })();
}
