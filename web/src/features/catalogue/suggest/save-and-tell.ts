import { toastRefusal } from "../../../components/message/toast-refusal.ts";
import { toast } from "../../../components/message/toast.tsx";
import type { ListSearch } from "../list/read-list-search.ts";
import { mayKeepSearch } from "../list/open-tools.ts";
import { keepSearch } from "../smart/queries.ts";
import { filterToSave } from "../smart/smart-address.ts";

const LONGEST_NAME = 80;

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
