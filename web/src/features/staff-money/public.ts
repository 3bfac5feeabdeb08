/** The parts that other staff screens use: the list with its states, the filter above it, the dialog of a decision. */
export { DecisionDialog } from "./decision-dialog.tsx";
export { ListFilter } from "./list-filter.tsx";
export { MoneyList as StaffList } from "./money-list.tsx";
export { StateChips } from "./state-chips.tsx";
export { useMoneyAddress as useListAddress } from "./use-money-address.ts";
