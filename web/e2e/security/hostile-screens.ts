/** Every screen of the app, with a person of the demo who has something to read on it. */

export type Reader = "visitor" | "buyer" | "seller" | "staff" | "auctioneer" | "admin";

/** Screens that show words of people or of the house; the others have the app's own words alone. */
export const TOLD: Readonly<Record<Reader, readonly string[]>> = {
  visitor: ["/auction", "/auction?view=table", "/auction/107", "/schedule", "/auction/map"],
  buyer: [
    "/auction/107",
    "/auction/108",
    "/auction/101",
    "/buying",
    "/buying?section=won",
    "/auction/workbook",
    "/deposit",
    "/account",
    "/queue/current?lane=1",
  ],
  seller: ["/sale", "/sale?section=summarizing", "/auction/21", "/auction/26", "/auction/edit/61"],
  staff: [
    "/clients",
    "/clients?tab=moderation",
    "/clients?tab=moderation&lot=252",
    "/clients?tab=lanes",
    "/clients?tab=payments",
    "/clients?tab=refunds",
    "/clients?tab=settlements",
    "/dashboard/standard",
    "/dashboard/static",
    "/dashboard/live",
    "/dashboard/live/1",
  ],
  admin: ["/clients"],
  auctioneer: ["/queue/current?lane=1"],
};

/** Screens without words of others, or with none in the demo. */
export const UNTOLD: Readonly<Record<Reader, readonly string[]>> = {
  visitor: [
    "/alburaq",
    "/signin",
    "/signup",
    "/recovery",
    "/verification",
    "/smart-search?q=white+suv",
    "/terms",
    "/conditions",
    "/policy",
  ],
  buyer: ["/account/delete", "/profile/create"],
  seller: ["/auction/edit/0", "/sale/import"],
  staff: ["/clients?tab=calls", "/clients?tab=auctions"],
  admin: ["/clients?tab=audit"],
  auctioneer: [],
};
