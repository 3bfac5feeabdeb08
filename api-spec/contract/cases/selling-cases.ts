/** Cases of a lot from a seller's draft through moderation, and of listing it again. */
import { vehicleFields } from "../../examples/forms/lots.ts";
import type { Step } from "../base/test-data.ts";
import { PNG } from "../base/upload.ts";
import { refused, success, UNKNOWN_ID, type Case } from "../base/case.ts";
import { newKey, type Answers } from "../base/target.ts";

export function photo(): FormData {
  const form = new FormData();
  form.set("kind", "lot_photo");
  form.set("file", new Blob([new Uint8Array(PNG)]), "front.png");
  return form;
}

/** A whole vehicle that opens tomorrow; another car for each photo. */
export const fieldsWith = (photoId: number, now: number) => ({
  ...vehicleFields(photoId, now),
  photos: [photoId],
});

const upload: Step = { id: "uploadFile", call: ({ seller }) => ({ token: seller, form: photo() }) };
const save: Step = {
  id: "saveLot",
  call: ({ seller, now }, before) => ({
    token: seller,
    path: { id: 0 },
    body: { fields: fieldsWith(before[0]?.body.data.id_file, now) },
  }),
};
const idIn = ([, saved]: Answers): number => saved?.body.data.id_auction;
const publish: Step = {
  id: "publishLot",
  call: ({ seller }, before) => ({ token: seller, path: { id: idIn(before) } }),
};
const drafted = [upload, save] as const;
const sent = [upload, save, publish] as const;

const ofDraft =
  (who: "seller" | "staff", call: (id: number) => object): Case["call"] =>
  ({ seller, people }, before) => ({
    token: who === "seller" ? seller : people.backoffice,
    ...call(idIn(before)),
  });
const path = (id: number) => ({ path: { id } });
const body = (id: number) => ({ body: { id_auction: id } });
const remarks = (id: number) => ({
  body: { id_auction: id, remarks: [{ field: "photos", text: "Photos are missing" }] },
});

const words = (id: number) => ({ body: { id_auction: id, field: "mark", label: `Moskvich ${newKey()}` } });
/** A draft whose make the list lacks, as its seller writes it. */
const saveWords: Step = {
  id: "saveLot",
  call: (data, before) => {
    const { body: saved, ...rest } = save.call(data, before) as { body: { fields: object } };
    return {
      ...rest,
      body: {
        fields: {
          ...saved.fields,
          mark: "other",
          mark_other: "Moskvich",
          model: "other",
          model_other: "412",
        },
      },
    };
  },
};
const open: Step = { id: "openModerationLot", call: ofDraft("staff", body) };

const NAMED = { approveLot: body, openModerationLot: body, returnLot: remarks, resolveLotWords: words };

/** A seller, and their lot that has ended without a bid. */
const unsold: readonly Step[] = [
  { id: "makeTokens", call: () => ({ body: { count: 1, as: "seller" } }) },
  {
    id: "makeLots",
    call: (_, [made]) => ({ body: { count: 1, seconds: 60, seller: made?.body.data[0].id_user } }),
  },
  { id: "setClock", call: () => ({ body: { advance_ms: 240_000 } }) },
];
const relist = (startPrice: number, key = newKey()): Case["call"] => {
  return (_, [made, lots]) => ({
    token: made?.body.data[0].access_token,
    key,
    body: { id_auction: lots?.body.data.ids[0], start_price: startPrice },
  });
};
const REUSED = newKey();

export const sellingSuccesses: readonly Case[] = [
  { ...success("saveLot", save.call), after: [upload] },
  { ...success("getLotDraft", ofDraft("seller", path)), after: drafted },
  { ...success("publishLot", publish.call), after: drafted },
  { ...success("moderationToDraft", ofDraft("seller", body)), after: sent },
  { ...success("deleteLot", ofDraft("seller", path)), after: drafted },
  {
    ...success(
      "setHidden",
      ofDraft("seller", (id) => ({ body: { id_auctions: [id], value: true } })),
    ),
    after: drafted,
  },
  success("listModeration", ({ people }) => ({ token: people.backoffice, body: { limit: 5 } })),
  { ...success("approveLot", ofDraft("staff", body)), after: sent },
  { ...success("returnLot", ofDraft("staff", remarks)), after: sent },
  {
    ...success("resolveLotWords", ofDraft("staff", words)),
    after: [upload, saveWords, publish],
  },
  { ...success("openModerationLot", ofDraft("staff", body)), after: sent },
  { ...success("releaseModerationLot", ofDraft("staff", body)), after: [...sent, open] },
  { ...success("relistLot", relist(900)), after: unsold, upsets: true },
];

/** The calls with a lot in their path, and those with a lot in their body. */
const BY_PATH = ["saveLot", "publishLot", "deleteLot"] as const;
const given = (id: string) => (id === "saveLot" ? { body: { fields: { mark: "bmw" } } } : {});

export const sellingRefusals: readonly Case[] = [
  refused("getLotDraft", "refuses the draft of another person", 404, "NOT_FOUND", ({ bidder, saleLots }) => ({
    token: bidder,
    ...path(saleLots[0]),
  })),
  ...BY_PATH.flatMap((id) => [
    refused(id, "is only for sellers", 403, "ROLE_FORBIDDEN", ({ bidder }) => ({
      token: bidder,
      ...path(1),
      ...given(id),
    })),
    refused(id, "refuses an unknown lot", 404, "NOT_FOUND", ({ seller }) => ({
      token: seller,
      ...path(UNKNOWN_ID),
      ...given(id),
    })),
    refused(id, "is only for drafts", 409, "STALE", ({ seller, saleLots }) => ({
      token: seller,
      ...path(saleLots[0]),
      ...given(id),
    })),
  ]),
  refused("moderationToDraft", "is only for sellers", 403, "ROLE_FORBIDDEN", ({ bidder }) => ({
    token: bidder,
    ...body(1),
  })),
  refused("moderationToDraft", "refuses an unknown lot", 404, "NOT_FOUND", ({ seller }) => ({
    token: seller,
    ...body(UNKNOWN_ID),
  })),
  refused("moderationToDraft", "refuses an approved lot", 409, "STALE", ({ seller, saleLots }) => ({
    token: seller,
    ...body(saleLots[0]),
  })),
  refused("setHidden", "is only for sellers", 403, "ROLE_FORBIDDEN", ({ bidder }) => ({
    token: bidder,
    body: { id_auctions: [1], value: true },
  })),
  refused("listModeration", "is only for staff", 403, "ROLE_FORBIDDEN", ({ bidder }) => ({
    token: bidder,
    body: {},
  })),
  ...(["approveLot", "returnLot", "resolveLotWords", "openModerationLot"] as const).flatMap((id) => {
    const named = NAMED[id];
    return [
      refused(id, "is only for staff", 403, "ROLE_FORBIDDEN", ({ bidder }) => ({
        token: bidder,
        ...named(1),
      })),
      refused(id, "refuses an unknown lot", 404, "NOT_FOUND", ({ people }) => ({
        token: people.backoffice,
        ...named(UNKNOWN_ID),
      })),
      refused(id, "is only for lots in moderation", 409, "STALE", ({ people, saleLots }) => ({
        token: people.backoffice,
        ...named(saleLots[0]),
      })),
    ];
  }),
  ...(["approveLot", "returnLot", "resolveLotWords"] as const).map((id) => ({
    ...refused(id, "is only for the staff member who checks the lot", 409, "LOT_CLAIMED", (data, before) => ({
      token: data.people.manager,
      ...NAMED[id](idIn(before)),
    })),
    after: [...sent, open],
  })),
  refused("releaseModerationLot", "is only for staff", 403, "ROLE_FORBIDDEN", ({ bidder }) => ({
    token: bidder,
    ...body(1),
  })),
  refused("releaseModerationLot", "refuses an unknown lot", 404, "NOT_FOUND", ({ people }) => ({
    token: people.backoffice,
    ...body(UNKNOWN_ID),
  })),
  refused("relistLot", "is only for sellers", 403, "ROLE_FORBIDDEN", ({ bidder }) => ({
    token: bidder,
    ...body(1),
  })),
  refused("relistLot", "refuses an unknown lot", 404, "NOT_FOUND", ({ seller }) => ({
    token: seller,
    ...body(UNKNOWN_ID),
  })),
  {
    ...refused("giveAuthority", "refuses a lot that is over", 409, "LOT_CLOSED", (_, [made, lots]) => ({
      token: made?.body.data[0].access_token,
      body: { id_auction: lots?.body.data.ids[0], price: 900 },
    })),
    after: unsold,
    upsets: true,
  },
  {
    ...refused("relistLot", "refuses a second re-list", 409, "ALREADY_RELISTED", relist(800)),
    after: [...unsold, { id: "relistLot", call: relist(800) }],
    upsets: true,
  },
  {
    ...refused(
      "relistLot",
      "refuses another command with the same key",
      409,
      "KEY_REUSED",
      relist(700, REUSED),
    ),
    after: [...unsold, { id: "relistLot", call: relist(800, REUSED) }],
    upsets: true,
  },
];
