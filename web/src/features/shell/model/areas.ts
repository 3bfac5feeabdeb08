import type { Schema } from "@marsa/api-spec/client-problem";
import {
  CalendarDays,
  ClipboardList,
  Gavel,
  HandCoins,
  Heart,
  type LucideIcon,
  Map as MapIcon,
  Monitor,
  Radio,
  Rocket,
  ScanSearch,
  Tag,
  Wallet,
} from "lucide-react";
import { walletOf } from "#/lib/money/wallet.ts";
import type { navinfoQuery } from "#/lib/http/queries.ts";

/** The reader: null for a visitor, and while not known yet. */
type Person = Pick<Schema<"Me">, "roles" | "pstatusMax"> | null;
export type Counts = Awaited<ReturnType<NonNullable<typeof navinfoQuery.queryFn>>>;

/** One entry of the menu. It shows when the build has its screen and its guard lets the person in. */
export interface Area {
  /** Its full name; `word` is the short one. */
  label: string;
  word?: string;
  icon: LucideIcon;
  /** The address for a link. */
  to: string;
  search?: { section: string };
  /** The route's pattern, where it differs from the address. */
  route?: string;
  /** The letters of the shortcut after `g`. */
  key?: string;
  /** Its group in the side menu. */
  group?: "Dashboards";
  may: (person: Person) => boolean;
  /** Its place in the phone's bar, before the others. */
  phone?: number;
  /** An orange dot (true), or the number of things that wait. */
  mark?: (counts: Counts) => boolean | number;
}

/** The roles that work here: they bid on nothing. */
const works = ({ roles }: NonNullable<Person>) =>
  roles.includes("backoffice") || roles.includes("auctioneer");
const bids = (person: Person) => person !== null && !works(person);

const everybody = () => true;
const signedIn = (person: Person) => person !== null;
const hasRole = (role: Schema<"Role">) => (person: Person) => person?.roles.includes(role) === true;

/** The areas of the product, in the order of the side menu. */
export const AREAS: readonly Area[] = [
  {
    label: "Desk",
    icon: ClipboardList,
    to: "/clients",
    key: "k",
    may: hasRole("backoffice"),
    phone: 0,
    mark: ({ desk = 0 }) => desk,
  },
  { label: "Auction list", word: "Auction", icon: Gavel, to: "/auction", key: "a", may: everybody, phone: 1 },
  {
    label: "Virtual lane",
    word: "Lane",
    icon: Radio,
    to: "/queue/current",
    key: "l",
    may: signedIn,
    phone: 2,
    mark: ({ lanes_running }) => lanes_running > 0,
  },
  { label: "Sales map", word: "Map", icon: MapIcon, to: "/auction/map", key: "m", may: everybody, phone: 6 },
  {
    label: "Sales schedule",
    word: "Schedule",
    icon: CalendarDays,
    to: "/schedule",
    key: "c",
    may: everybody,
    phone: 7,
  },
  { label: "Smart search", icon: ScanSearch, to: "/smart-search", key: "f", may: everybody, phone: 8 },
  {
    label: "Watchlist",
    icon: Heart,
    to: "/auction",
    search: { section: "favorites" },
    key: "w",
    may: bids,
    phone: 3,
  },
  {
    label: "Buying",
    icon: HandCoins,
    to: "/buying",
    key: "b",
    may: hasRole("buyer"),
    phone: 4,
    mark: ({ buying }) => buying,
  },
  {
    label: "Selling",
    icon: Tag,
    to: "/sale",
    key: "s",
    may: hasRole("seller"),
    phone: 5,
    mark: ({ selling }) => selling,
  },
  { label: "My rocket", icon: Rocket, to: "/auction/workbook", key: "r", may: bids },
  { label: "Static", icon: Monitor, to: "/dashboard/static", group: "Dashboards", may: signedIn },
  { label: "Standard", icon: Monitor, to: "/dashboard/standard", group: "Dashboards", may: signedIn },
  { label: "Live", icon: Monitor, to: "/dashboard/live", group: "Dashboards", may: signedIn },
  {
    label: "Deposit",
    icon: Wallet,
    to: "/deposit",
    key: "d",
    may: (person) => person?.pstatusMax === "ok" && walletOf(person).bids,
  },
  {
    label: "Balance",
    icon: Wallet,
    to: "/deposit",
    key: "d",
    may: (person) => person?.pstatusMax === "ok" && !walletOf(person).bids,
  },
];

/** Returns the areas of a person whose screens are in this build. */
export function areasFor(person: Person, hasScreen: (route: string) => boolean): Area[] {
  return AREAS.filter((area) => hasScreen(area.route ?? area.to) && area.may(person));
}

/** Returns the area of a page: the one with the longest matching address; the watchlist by its section. */
export function areaOf(
  areas: readonly Area[],
  place: { pathname: string; section: string | undefined },
): Area | undefined {
  const { section } = place;
  // A seller's form belongs to Selling.
  const pathname = place.pathname.replace("/auction/edit/", "/sale/");
  const within = ({ to }: Area) => pathname === to || pathname.startsWith(`${to}/`);
  return areas
    .filter(
      (area) => within(area) && (!area.search || (pathname === area.to && area.search.section === section)),
    )
    .toSorted((one, other) => rank(other) - rank(one))[0];
}

function rank({ to, search }: Area): number {
  return to.length + (search ? 1 : 0);
}
