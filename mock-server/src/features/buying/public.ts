/** What jobs may use of buying: the next lot of a group. */
export { lookAtGroup } from "./look-at-group.ts";
