/** Writes the card that messengers and search engines show for a shared page. */
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
  const [picture] = lot.pictures;
  return tagsOf(
    {
      type: "product",
      title: `${lot.title}, lot ${lot.number}`,
      description: priceLine(lot.live),
      path: `/auction/${lot.id_auction}`,
      picture: picture ? { ...picture, path: picture.large } : null,
    },
    publicUrl,
  );
}

/** Title and description of pages whose links people share; the first one is that of every other page. */
const PAGES: Readonly<Record<string, { readonly title: string; readonly description: string }>> = {
  "/": {
    title: "Marsa: cars and apartments at auction in the UAE",
    description: "Prices in real time, reports before the first bid, and what you pay on every bid button.",
  },
  "/schedule": {
    title: "Marsa: sales schedule",
    description: "Which lots open and which live lanes start, day by day, in Gulf time.",
  },
};

/** A picture of web/public, made for these cards. */
const PICTURE = {
  path: "/icons/share.jpg",
  width: 1200,
  height: 630,
  alt: "Marsa: cars and apartments at auction in the UAE",
};

/**
 * Returns the tags of a page that shows no single lot.
 * @param address path and query, without the language
 */
export function pageCard(address: string, publicUrl: string): string {
  const page = PAGES[address.split("?")[0]!] ?? PAGES["/"]!;
  return tagsOf({ type: "website", ...page, path: address, picture: PICTURE }, publicUrl);
}

interface Card {
  readonly type: "product" | "website";
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly picture: { path: string; width: number; height: number; alt: string } | null;
}

function tagsOf({ type, title, description, path, picture }: Card, publicUrl: string): string {
  const url = (of: string) => new URL(of, publicUrl).href;
  const tags = {
    "og:type": type,
    "og:site_name": "Marsa",
    "og:title": title,
    "og:description": description,
    "og:url": url(path),
    ...(picture && {
      "og:image": url(picture.path),
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
