/**
 * The facts of a lot as seed data: vehicles, their condition, apartments. Values that name a dictionary entry are
 * that entry's `value`. Calendar days: YYYY-MM-DD.
 */
import type { Room } from "@marsa/api-spec/rooms";
import type { StoredPicture } from "./lot-files.ts";

export interface VehicleFacts {
  readonly mark: string;
  readonly model: string;
  /** Free text after the model: "VXR 5.7". */
  readonly trim: string;
  readonly year: number;
  readonly mileageKm: number;
  readonly gearbox: string;
  /** Drive type (petrol, diesel, hybrid…). */
  readonly engine: string;
  /** The engine in words: "5.7 V8 petrol"; electric cars: "283 hp electric". */
  readonly engineText: string;
  readonly body: string;
  readonly drive: string;
  readonly colour: string;
  readonly seats: number;
  readonly doors: number;
  /** Null, as below: the seller has not said. */
  readonly keys: number | null;
  readonly owners: number | null;
  /** 17 characters with a valid check digit. */
  readonly vin: string;
  /** Emirate, code and number: "Dubai K 48213", "RAK V 20417"; null for an unregistered car. */
  readonly plate: string | null;
  readonly registeredUntil: string | null;
  /** The market that the car was built for. */
  readonly region: string;
}

export interface ApartmentFacts {
  readonly name: string;
  readonly building: string;
  readonly community: string;
  readonly reference: string;
  readonly type: string;
  /** At most two decimals. */
  readonly areaSqft: number;
  readonly balconySqft: number;
  /** Null, as of floors and parking: the seller has not said. */
  readonly floor: number | null;
  readonly floors: number | null;
  readonly bedrooms: number;
  readonly bathrooms: number;
  readonly rooms: number;
  readonly maidRoom: boolean;
  readonly parking: number | null;
  readonly year: number;
  readonly view: string;
  readonly reraNumber: string;
  readonly reraExpires: string;
  readonly developer: string;
  readonly furnished: boolean;
  readonly newConstruction: boolean;
  /** AED a year, at most two decimals; 0: not given. */
  readonly serviceCharge: number;
  readonly tenancy: string;
  /** AED a year that the tenant pays, at most two decimals; left out: not given. */
  readonly rent?: number;
  readonly ownership: "freehold" | "leasehold";
  /** Pictures of the floor plan; left out: none. */
  readonly plans?: readonly StoredPicture[];
  /** Its rooms with their measures; left out: not known. */
  readonly roomList?: readonly Room[];
}

/** The drawing's zones, seen from the left, from above and from the right. A closed set. */
export type ZoneId =
  | "front_bumper"
  | "bonnet"
  | "windscreen"
  | "roof"
  | "rear_window"
  | "tailgate"
  | "rear_bumper"
  | `${"left" | "right"}_${"front_wing" | "front_door" | "rear_door" | "rear_wing" | "sill" | "mirror"}`;

/** The finding on one zone of the drawing; zones without an entry are original. */
export interface ZoneFinding {
  readonly zone: ZoneId;
  readonly state: "repainted" | "damage";
  readonly title: string;
  readonly note: string;
  /** One of the lot's pictures. */
  readonly photo?: StoredPicture;
}

export interface TyreSeed {
  readonly position: "front_left" | "front_right" | "rear_left" | "rear_right" | "spare" | "front" | "rear";
  /** One decimal; null: only the year is known. */
  readonly treadMm: number | null;
  /** Year of make; null: only the depth is known. */
  readonly year: number | null;
}

export interface CheckSeed {
  readonly name: string;
  /** `unseen`: the inspector could not check it. */
  readonly result: "good" | "attention" | "bad" | "unseen";
  /** The finding, or why it was not checked; null without one. */
  readonly note: string | null;
}

export interface VehicleCondition {
  /** 1 poor to 5 like new. */
  readonly grade: 1 | 2 | 3 | 4 | 5;
  readonly zones: readonly ZoneFinding[];
  readonly tyres: readonly TyreSeed[];
  readonly checks: readonly CheckSeed[];
}
