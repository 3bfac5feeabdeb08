/** Checks of roles: each kind of people at each operation, as the table of permissions says, before any other check. */
import { operations, type OperationId } from "../generated/operations.ts";
import { problems } from "../src/problem.ts";
import { Broken } from "./base/broken.ts";
import type { Check, World } from "./base/check.ts";
import { exampleOf } from "./base/example.ts";
import { BID_GATE, PERSON_KINDS, refusalByTable, type Who } from "./base/people.ts";

const everybody: readonly Who[] = ["anonymous", ...PERSON_KINDS];
const group = "who may call what";

/** Calls have an unknown query parameter: an admitted person gets 422 and changes nothing; others get their refusal. */
const table: readonly Check[] = (Object.keys(operations) as OperationId[]).map((id) => ({
  group,
  name: `${id} answers ${everybody.length} kinds of people by the table`,
  about: id,
  play: (world) =>
    expectReplies(world, id, (who) => refusalByTable(id, who) ?? "VALIDATION", {
      ...exampleOf(id),
      query: { nobody_knows: 1 },
    }),
}));

/** A bid whose only obstacle is the bidder: too low, so that it changes nothing. */
const gate: Check = {
  group,
  name: "makebid tells each kind of people the missing step",
  about: "makebid",
  play: (world) =>
    expectReplies(world, "makebid", (who) => BID_GATE[who] ?? "BID_TOO_LOW", {
      body: { id_auction: world.testData.gateLot, price: 1 },
    }),
};

async function expectReplies(
  world: World,
  id: OperationId,
  expected: (who: Who) => keyof typeof problems,
  given: ReturnType<typeof exampleOf>,
): Promise<void> {
  const { people } = world.testData;
  const wrong = await Promise.all(
    everybody.map(async (who) => {
      const { status, body } = await world.call(id, {
        ...given,
        ...(who !== "anonymous" && { token: people[who] }),
      });
      const code = expected(who);
      const answer = `${status} ${body?.result}`;
      const wanted = `${problems[code].status} ${code}`;
      return answer === wanted ? [] : [`${who} gets ${answer} instead of ${wanted}`];
    }),
  );
  if (wrong.flat().length > 0) throw new Broken(`${id}: ${wrong.flat().join(", ")}`);
}

export const roleChecks: readonly Check[] = [...table, gate];
