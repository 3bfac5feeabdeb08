import { Gavel, Heart, type LucideIcon } from "lucide-react";

export interface Area {
  label: string;
  icon: LucideIcon;
  to: "/auction";
  search: { section?: string };
  /** Only for those who are signed in. */
  signedIn: boolean;
  /** Whether a place belongs to this area. */
  owns: (pathname: string, section: string | undefined) => boolean;
}

/** The areas whose screens exist, in the order of the rail. An area comes in with its screen. */
export const AREAS: readonly Area[] = [
  {
    label: "Auction",
    icon: Gavel,
    to: "/auction",
    search: {},
    signedIn: false,
    owns: (pathname, section) => pathname.startsWith("/auction") && section !== "favorites",
  },
  {
    label: "Watchlist",
    icon: Heart,
    to: "/auction",
    search: { section: "favorites" },
    signedIn: true,
    owns: (pathname, section) => pathname === "/auction" && section === "favorites",
  },
];
