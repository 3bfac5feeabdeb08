import { DAY_MS, HOUR_MS, MINUTE_MS } from "../calendar.ts";
import { DEMO, SELLER_IDS } from "../people.ts";
import { fits, type Programme } from "../programme.ts";
import { STORIES, bot, type Story } from "./story-list.ts";
import type { VehicleDraft } from "./vehicle-lots.ts";
import { VEHICLE_MODELS } from "./vehicle-models/catalogue.ts";

/**
 * The lots whose course is written down, for the demo buyer, as far as they fit into the programme; the same for every
 * seed, times relative to `now`.
 */
export function makeStories(programme: Programme, now: number): VehicleDraft[] {
  return STORIES.flatMap((story, i) =>
    fits(programme, story.plan, story.ends) ? [draftOf(story, now, SELLER_IDS[i % SELLER_IDS.length]!)] : [],
  );
}

function draftOf(story: Story, now: number, sellerId: number): VehicleDraft {
  const [mark, modelName, trimName] = story.car;
  const model = VEHICLE_MODELS.find((known) => known.mark === mark && known.model === modelName);
  const trim = model?.trims.find(({ name }) => name === trimName);
  if (!model || !trim) throw new Error(`A story about an unknown car: ${story.car.join(" ")}`);
  const { startPrice, step, reserve, buyNow = null, note } = story;
  const endsAt = now + story.ends;
  const opensAt = endsAt - 4 * DAY_MS;
  return {
    kind: "vehicle",
    key: `story/${story.key}`,
    slot: {
      plan: story.plan,
      createdAt: opensAt - 2 * DAY_MS,
      approvedAt: opensAt - 6 * HOUR_MS,
      opensAt,
      endsAt,
      overtime: false,
    },
    deal: { startPrice, step, reserve, buyNow },
    sellerId,
    bids: story.bids.map(([userId, mode, amount, ago]) => ({ userId, mode, amount, at: now - ago })),
    favoriteOf: [bot(1), bot(9), bot(17)],
    notes: note === undefined ? [] : [{ userId: DEMO.buyer, text: note, at: now - 26 * MINUTE_MS }],
    spec: {
      model,
      trim,
      year: story.year,
      mileageKm: story.mileageKm,
      grade: story.grade,
      region: "gcc",
      owners: 1,
    },
    city: story.city,
    paint: story.paint,
    condition: story.condition ?? null,
    comment: story.comment ?? null,
  };
}
