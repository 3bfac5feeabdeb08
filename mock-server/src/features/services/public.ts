/** What jobs may use of services: the confirmation of an order. */
export { confirmService, type Confirming } from "./orders.ts";
