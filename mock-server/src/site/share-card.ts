/** Writes the card that messengers and search engines show for a shared lot. */
import { money } from "@marsa/api-spec/amounts";
import { shortInstant } from "@marsa/api-spec/dates";
import type { Schema } from "../http/handler.ts";

/**
 * Returns the tags of a lot's card: title, price, main picture and address.
 * @param reply the JSON of GET /auction/lot/{id} to a visitor
 * @param publicUrl the address of this site, for pictures and links of other sites
 */
export function shareCard(reply: string, publicUrl: string): string {
  const { data: lot } = JSON.parse(reply) as { data: Schema<"LotPublic"> };
  const picture = lot.pictures[0];
  const url = (path: string) => new URL(path, publicUrl).href;
  const tags = {
    "og:type": "product",
    "og:site_name": "Marsa",
    "og:title": `${lot.title}, lot ${lot.number}`,
    "og:description": priceLine(lot.live),
    "og:url": url(`/auction/${lot.id_auction}`),
    ...(picture && {
      "og:image": url(picture.large),
      "og:image:width": String(picture.width),
      "og:image:height": String(picture.height),
      "og:image:alt": picture.alt,
    }),
    "twitter:card": picture ? "summary_large_image" : "summary",
  };
  return Object.entries(tags)
    .map(([name, content]) => `<meta property="${name}" content="${escaped(content)}" />`)
    .join("\n");
}

/** "AED 21,500 after 3 bids. Ends Nov 29, 18:00 GST." */
function priceLine({ status, price, start_price: start, bids, end }: Schema<"LotPublic">["live"]): string {
  if (status === "sold") return `Sold for AED ${money(price ?? start)}.`;
  const now =
    price === null
      ? `Starts at AED ${money(start)}.`
      : `AED ${money(price)} after ${bids === 1 ? "1 bid" : `${bids} bids`}.`;
  return status === "active" && end !== null ? `${now} Ends ${shortInstant(end)} GST.` : now;
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
