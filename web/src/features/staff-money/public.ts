/** The parts that other staff screens use: the list with its states, and the chips above it. */
export { MoneyList as StaffList } from "./money-list.tsx";
export { StateChips } from "./state-chips.tsx";
