import { bid } from "./commands.ts";
import { openTestStore, type TestStore } from "./open.ts";

/** A store whose lot 1 has had the bid that opens it: every bid after it goes to the redo log. */
export async function withFirstBid(): Promise<TestStore> {
  const opened = await openTestStore({}, { isScanned: false });
  await bid(opened.store, { lot: 1, user: 1, amount: 21_000 });
  await opened.store.read(() => null);
  return opened;
}
