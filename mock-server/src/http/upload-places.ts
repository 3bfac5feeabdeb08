/** Places for files on their way: received files wait on the disk for the process that decodes them one by one. */
import { networkOf } from "@marsa/realtime/router/network";
import { refuse, type Refusal } from "./handler.ts";
import { createPlaces, type Places } from "./limits/places.ts";

/** Files of all callers, which arrive within a minute at the pace of `form.ts`. */
const MOST_UPLOADS = 48;
/** Of one person: the photos of a whole lot. */
const MOST_EACH = 30;
/** When the client asks again, s. */
const RETRY_S = "5";

/** Returns the places of one server's uploads. */
export function createUploadPlaces(): Places {
  return createPlaces(MOST_UPLOADS, MOST_EACH);
}

/** The refusal of a file without a place. Its body is read and dropped, so that the client sees this answer. */
export const noUploadPlace: Refusal<"UNAVAILABLE"> = refuse("UNAVAILABLE", {}, { "retry-after": RETRY_S });

/** Names the owner of a place: a person, or the network of a visitor. */
export const callerOf = (user: { readonly id: number } | null, address: string): string =>
  user ? `user ${user.id}` : networkOf(address);
