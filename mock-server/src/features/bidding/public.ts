/** What other features may use of bidding. */
export { noteLostBid } from "./lost-bids.ts";
export { presentBid } from "./presenter.ts";
