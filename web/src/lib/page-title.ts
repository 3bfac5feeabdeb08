/** The document's title of a screen: "Auction list · Marsa". For a route's `head`. */
export function pageTitle(screen: string): { meta: { title: string }[] } {
  return { meta: [{ title: `${screen} · Marsa` }] };
}
