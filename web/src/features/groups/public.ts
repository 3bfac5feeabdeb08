/** Groups "One of these", for the comparison and My rocket. */
export { GroupForm } from "./group-form.tsx";
export { GroupRows } from "./group-rows.tsx";
