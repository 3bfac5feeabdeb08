/** Groups "One of these", for the comparison and My rocket. */
export { GroupForm } from "./view/group-form.tsx";
export { GroupRows } from "./view/group-rows.tsx";
