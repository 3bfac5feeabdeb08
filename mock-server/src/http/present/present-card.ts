/** Presents the facts of a lot's card. */
import { grouped, money } from "@marsa/api-spec/amounts";
import { viewTerm } from "@marsa/api-spec/standard-views";
import { pictureUrl } from "../../tables/lots/picture-url.ts";
import { isUploaded, type StoredPicture } from "../../tables/schema/lot-files.ts";
import type { CardRow } from "../../tables/lots/card-row.ts";
import type { Dictionaries } from "../../tables/lots/dictionaries.ts";
import type { Schema } from "../handler.ts";

/** Returns the three facts of a card: "2021 · 84,200 km · Dubai", "1,284 sqft · Floor 27 · Dubai Marina". */
export function cardFacts(row: CardRow, dictionaries: Dictionaries): string[] {
  if (row.kind === "apartment") {
    return [
      ...(row.area === null ? [] : [`${money(row.area)} sqft`]),
      ...(row.floor === null ? [] : [`Floor ${row.floor}`]),
      row.location,
    ];
  }
  return [
    ...(row.year === null ? [] : [String(row.year)]),
    ...(row.mileage === null ? [] : [`${grouped(String(row.mileage))} km`]),
    dictionaries.term("cities", row.city).label,
  ];
}

/** Presents a photo of a lot's page, which names the standard view that it shows. */
export function presentPhoto(picture: StoredPicture): Schema<"Picture"> {
  return { ...presentPicture(picture), ...(picture.view && { view: viewTerm(picture.view) }) };
}

export function presentPicture({ name, alt, width, height, thumbhash }: StoredPicture): Schema<"Picture"> {
  return {
    small: pictureUrl(name, 480),
    medium: pictureUrl(name, 960),
    large: pictureUrl(name, 1200),
    width,
    height,
    thumbhash,
    illustration: !isUploaded(name),
    alt,
  };
}
