/** Checks the values that a person stores: favorites, notes, searches, settings, names, sessions. */
import { mustBeSame, mustHave } from "../base/broken.ts";
import { BID_GATE, PERSON_KINDS } from "../base/people.ts";
import { bidder, dataOf, lot, noticesOf, START_PRICE, STEP, type Draft } from "./ground.ts";

const SEARCH = { name: "White SUVs", q: "white suv", filter: { colour: ["white"] } };

const ownDrafts: readonly Draft[] = [
  {
    name: "a favorite is in the list, on the lot and counted, until it is removed",
    about: "listFavoriteLots",
    async play(world) {
      const token = await bidder(world);
      const path = { id: await lot(world) };
      const state = async () => {
        const { items, total } = await dataOf(world, "listFavoriteLots", { token });
        const { mine } = await dataOf(world, "getLot", { path, token });
        const { favorites } = await dataOf(world, "getNavinfo", { token });
        const ids = items.map((card: { id_auction: number }) => card.id_auction);
        return { ids, total, favorite: mine?.favorite ?? false, favorites };
      };
      const none = { ids: [], total: 0, favorite: false, favorites: 0 };
      mustBeSame(await state(), none, "Before");
      await dataOf(world, "addFavorite", { token, path });
      const one = { ids: [path.id], total: 1, favorite: true, favorites: 1 };
      mustBeSame(await state(), one, "With the favorite");
      await dataOf(world, "removeFavorite", { token, path });
      mustBeSame(await state(), none, "Afterwards");
    },
  },
  {
    name: "a note is on the lot for its writer alone, until it is deleted",
    about: "getLot",
    async play(world) {
      const token = await bidder(world);
      const id = await lot(world);
      const note = async (reader: string) =>
        (await dataOf(world, "getLot", { path: { id }, token: reader })).mine?.note ?? null;
      await dataOf(world, "setNote", { token, body: { id_auction: id, comment: "Look at the tailgate" } });
      const notes = { writer: await note(token), other: await note(await bidder(world)) };
      mustBeSame(notes, { writer: "Look at the tailgate", other: null }, "The note for each reader");
      await dataOf(world, "deleteNote", { token, body: { id_auction: id } });
      mustBeSame(await note(token), null, "The deleted note");
    },
  },
  {
    name: "a saved search is listed as it was saved, and gone when deleted",
    about: "listSearches",
    async play(world) {
      const token = await bidder(world);
      const { id_search: id } = await dataOf(world, "saveSearch", { token, body: SEARCH });
      await dataOf(world, "updateSearch", { token, path: { id }, body: { alerts: true } });
      const [saved, ...others] = await dataOf(world, "listSearches", { token });
      mustBeSame(others.length, 0, "Other searches");
      mustHave(saved, { id_search: id, ...SEARCH, alerts: true }, "The saved search");
      await dataOf(world, "deleteSearch", { token, path: { id } });
      mustBeSame(await dataOf(world, "listSearches", { token }), [], "Searches afterwards");
    },
  },
  {
    name: "a notice tells its person alone of a lost lead, once, and is unread until it is read",
    about: "listNotifications",
    async play(world) {
      const token = await bidder(world);
      const id_auction = await lot(world);
      for (const [who, price] of [
        [token, START_PRICE],
        [await bidder(world), START_PRICE + STEP],
      ] as const)
        await dataOf(world, "makebid", { token: who, body: { id_auction, price } });
      const notices = await noticesOf(world, token, "outbid");
      const told = notices.filter(({ kind }) => kind === "outbid");
      mustBeSame(told.length, 1, "Notices of the lost lead");
      const unread = async () => (await dataOf(world, "getNavinfo", { token })).unread;
      mustBeSame([await unread(), told[0]!.read], [notices.length, false], "Unread notices");
      const ids = [told[0]!.id_notification];
      mustBeSame(
        (await dataOf(world, "readNotifications", { token, body: { ids } })).unread,
        notices.length - 1,
        "Still unread",
      );
      mustBeSame(await unread(), notices.length - 1, "Unread in the menu");
      const others = await dataOf(world, "listNotifications", { token: await bidder(world) });
      mustBeSame(others.items, [], "Notices of another person");
    },
  },
  {
    name: "settings of notifications are read as they were written",
    about: "getNotificationSettings",
    async play(world) {
      const token = await bidder(world);
      const { kinds, quiet } = await dataOf(world, "getNotificationSettings", { token });
      const changed = {
        kinds: { ...kinds, outbid: { ...kinds.outbid, email: !kinds.outbid.email } },
        quiet: { ...quiet, on: true, from: "21:30" },
      };
      await dataOf(world, "setNotificationSettings", { token, body: changed });
      mustBeSame(await dataOf(world, "getNotificationSettings", { token }), changed, "Settings");
    },
  },
];

const person: readonly Draft[] = [
  {
    name: "a person's own page tells each kind of people what they lack for a bid",
    about: "getMe",
    async play(world) {
      for (const kind of PERSON_KINDS) {
        const { gate, roles } = await dataOf(world, "getMe", { token: world.testData.people[kind] });
        const isBarred = BID_GATE[kind] !== null;
        const told = { can_bid: gate.can_bid, lacks: gate.missing !== null };
        mustBeSame(told, { can_bid: !isBarred, lacks: isBarred }, `gate of ${kind}`);
        mustBeSame(new Set(roles).size, roles.length, `Different roles of ${kind}`);
      }
    },
  },
  {
    name: "a changed name is the name from then on",
    about: "getMe",
    async play(world) {
      const token = await bidder(world);
      await dataOf(world, "changeNames", { token, body: { firstName: "Salma", lastName: "Idris" } });
      const me = await dataOf(world, "getMe", { token });
      mustHave(me, { firstName: "Salma", lastName: "Idris", name: "Salma Idris" }, "Names");
    },
  },
  {
    name: "a person has bid after their first bid, and not before",
    about: "getMe",
    async play(world) {
      const token = await bidder(world);
      const hasBid = async () => (await dataOf(world, "getMe", { token })).has_bid;
      const before = await hasBid();
      const id = await lot(world);
      await dataOf(world, "makebid", { token, body: { id_auction: id, price: 10_000 } });
      mustBeSame({ before, after: await hasBid() }, { before: false, after: true }, "has_bid");
    },
  },
  {
    name: "a list of sessions has the present one, once",
    about: "listSessions",
    async play(world) {
      const sessions = await dataOf(world, "listSessions", { token: await bidder(world) });
      const present = sessions.filter(({ current }: { current: boolean }) => current);
      mustBeSame({ all: sessions.length, present: present.length }, { all: 1, present: 1 }, "Sessions");
    },
  },
];

export const ownValues: readonly Draft[] = [...ownDrafts, ...person];
