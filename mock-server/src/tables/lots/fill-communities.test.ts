/** Tests: communities in an older database. */
import { expect, it } from "vitest";
import { openTestStore } from "../../sqlite/test-support/open.ts";
import { fillCommunities } from "./fill-communities.ts";

it("an older database gets the list of communities, and the community of each apartment from its pin", async () => {
  const { store, query } = await openTestStore();
  const communities = () => query("SELECT community FROM lot WHERE id < 4 ORDER BY id");
  await store.write((db) => {
    db.$client.exec(`DELETE FROM dictionary WHERE name = 'communities';
      INSERT INTO dictionary (name, value, label, position) VALUES ('cities', 'somewhere', 'Somewhere', 999);
      UPDATE lot SET community = NULL, kind = 'apartment', lat = 25.0805, lon = 55.1403 WHERE id = 1;
      UPDATE lot SET community = NULL, kind = 'apartment', lat = 24.4979, lon = 54.4051 WHERE id = 2;
      UPDATE lot SET community = NULL, kind = 'vehicle', lat = 25.0805, lon = 55.1403 WHERE id = 3;`);
    fillCommunities(db);
  });
  expect(communities()).toEqual([{ community: "dubai-marina" }, { community: null }, { community: null }]);
  expect(query("SELECT count(*) AS count FROM dictionary WHERE name = 'communities'")).toEqual([
    { count: 222 },
  ]);
});
