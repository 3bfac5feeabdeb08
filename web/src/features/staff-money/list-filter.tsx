import { ListSearchField } from "../../components/list-search-field.tsx";
import type { MoneyAddress } from "./address.ts";
import { StateChips } from "./state-chips.tsx";

interface MoneyHeadProps<State extends string> {
  /** "Payments", "Refunds". */
  title: string;
  /** "invoices", "refunds". */
  what: string;
  states: readonly { readonly state: State; readonly word: string }[];
  counts: Readonly<Record<State, number>> | undefined;
  address: MoneyAddress<State>;
  go: (next: MoneyAddress<State>) => void;
}

/** The title of a list of money, its search by client, and its states. */
export function MoneyHead<State extends string>(props: MoneyHeadProps<State>) {
  const { title, what, states, counts, address, go } = props;
  const { q = "", state } = address;
  return (
    <>
      <h1 className="pt-5 text-h1">{title}</h1>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <ListSearchField
          label={`Search ${what}`}
          placeholder="Client"
          value={q}
          onChange={(words) => go({ state, q: words })}
          className="w-full sm:w-80"
        />
        <StateChips
          states={states}
          current={state}
          counts={counts}
          onChange={(next) => go({ ...address, state: next })}
        />
      </div>
    </>
  );
}
