import { describe, expect, it } from "vitest";
import { AREAS, areaOf, areasFor } from "./areas.ts";

const every = () => true;
const auctionAlone = (route: string) => route === "/auction";
const names = (...roles: ("buyer" | "seller" | "auctioneer" | "backoffice")[]) =>
  areasFor({ roles, pstatusMax: "ok" }, every).map(({ label }) => label);

const dashboardsOf = (person: Parameters<typeof areasFor>[0]) =>
  areasFor(person, every).flatMap(({ group, label, to }) => (group === "Dashboards" ? [[label, to]] : []));

const at = (pathname: string, section?: string) => areaOf(AREAS, { pathname, section })?.label;

describe("the menu", () => {
  // @proves 2.menu.auction-list
  // @proves 2.menu.sales-map
  // @proves 2.menu.sales-schedule
  // @proves 2.menu.smart-search
  it("shows a visitor the public areas", () => {
    expect(areasFor(null, every).map(({ label }) => label)).toEqual([
      "Auction list",
      "Sales map",
      "Sales schedule",
      "Smart search",
    ]);
  });

  // @proves 2.menu.virtual-lane
  // @proves 2.menu.watchlist
  // @proves 2.menu.my-rocket
  // @proves 2.menu.buying
  // @proves 2.menu.selling
  it("hides buying and selling from people without that role", () => {
    expect(names("buyer")).toEqual(
      expect.arrayContaining(["Virtual lane", "Watchlist", "Buying", "My rocket"]),
    );
    expect(names("buyer")).not.toContain("Selling");
    expect(names("seller")).toContain("Selling");
    expect(names("seller")).not.toContain("Buying");
    expect(names("auctioneer")).not.toContain("Buying");
  });

  // @proves 2.menu.dashboards-static-standard-live
  it("has the wall screens under one entry for signed-in people, with that of the running lane", () => {
    expect(dashboardsOf({ roles: [], pstatusMax: null })).toEqual([
      ["Static", "/dashboard/static"],
      ["Standard", "/dashboard/standard"],
      ["Live", "/dashboard/live"],
    ]);
    expect(dashboardsOf(null)).toEqual([]);
  });

  // @proves 2.menu.deposit
  it("has the deposit only with an accepted profile, since its guard sends other people away", () => {
    expect(names("buyer")).toContain("Deposit");
    expect(names("buyer", "seller")).toContain("Deposit");
    expect(names("seller")).toContain("Balance");
    expect(names("seller")).not.toContain("Deposit");
    expect(
      areasFor({ roles: ["buyer"], pstatusMax: "signed" }, every).map(({ label }) => label),
    ).not.toContain("Deposit");
  });

  // @proves 2.menu.clients
  it("shows no watchlist and no rocket to people who work here, since they bid on nothing", () => {
    for (const role of ["backoffice", "auctioneer"] as const) {
      expect(names(role)).not.toContain("Watchlist");
      expect(names(role)).not.toContain("My rocket");
    }
  });

  it("shows the desk to the back office only, before everything else", () => {
    expect(names("backoffice")[0]).toBe("Desk");
    expect(names("buyer", "seller", "auctioneer")).not.toContain("Desk");
  });

  it("shows no area whose screen is not in this build", () => {
    expect(areasFor({ roles: ["buyer"], pstatusMax: "ok" }, auctionAlone).map(({ label }) => label)).toEqual([
      "Auction list",
      "Watchlist",
    ]);
  });

  it("marks a running lane and counts the things that wait", () => {
    const counts = {
      favorites: 3,
      buying: 2,
      outbid: 2,
      selling: 0,
      lanes_running: 1,
      unread: 0,
      desk: 27,
    };
    const marks = AREAS.map((area) => [area.label, area.mark?.(counts)]).filter(
      ([, mark]) => mark !== undefined,
    );
    expect(Object.fromEntries(marks)).toEqual({ "Virtual lane": true, Buying: 2, Selling: 0, Desk: 27 });
  });
});

describe("the current area", () => {
  it("is the one with the longest matching address", () => {
    expect(at("/auction")).toBe("Auction list");
    expect(at("/auction/7")).toBe("Auction list");
    expect(at("/auction/map")).toBe("Sales map");
    expect(at("/auction/workbook")).toBe("My rocket");
    expect(at("/auctioneer")).toBeUndefined();
  });

  it("is selling in the form of a seller's lot", () => {
    expect(at("/auction/edit/12")).toBe("Selling");
  });

  it("is the watchlist for its section of the list only", () => {
    expect(at("/auction", "favorites")).toBe("Watchlist");
    expect(at("/auction", "vehicles")).toBe("Auction list");
    expect(at("/auction/7", "favorites")).toBe("Auction list");
  });
});
