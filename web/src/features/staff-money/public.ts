/** The parts that other staff screens use: the list with its states, and the filter above it. */
export { ListFilter } from "./list-filter.tsx";
export { MoneyList as StaffList } from "./money-list.tsx";
