/** Checks of calls without a feature: made like their example, by a permitted person, they answer 501. */
import { operations, type OperationId } from "../generated/operations.ts";
import { isPending } from "../src/pending.ts";
import { refuse, type Check } from "./check.ts";
import { exampleOf } from "./example.ts";
import { callerOf } from "./people.ts";

export const pendingChecks: readonly Check[] = (Object.keys(operations) as OperationId[])
  .filter((id) => isPending(id))
  .map((id) => ({
    group: "still to come",
    name: `${id} is not built yet: 501`,
    about: id,
    play: (world) =>
      refuse(
        world,
        id,
        { ...exampleOf(id), token: world.testData.people[callerOf(id)] },
        501,
        "NOT_BUILT_YET",
      ),
  }));
