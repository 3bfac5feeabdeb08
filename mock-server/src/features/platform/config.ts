/** Serves the public configuration. */
import type { Context } from "../../http/context.ts";
import type { Pause } from "../../domain/lot/pause.ts";
import { depositTerms, priceTerms } from "../../domain/lot/terms.ts";
import { ok, type Handler, type Schema } from "../../http/handler.ts";
import { ROUTER_PATH } from "../../http/mount/router-path.ts";
import { publicLimits } from "../../domain/public-limits.ts";
import { readPause } from "../../tables/lots/pause.ts";

/** GET /config */
export const getConfig: Handler<"getConfig"> = async (_request, context) =>
  ok(presentConfig(context, await context.store.read(readPause)));

function presentConfig(
  { env, terms, clock, buildId, store, pushKey }: Context,
  pause: Pause | null,
): Schema<"Config"> {
  const { fee, vat } = priceTerms(terms, "included");
  const vehicle = depositTerms(terms, "vehicle");
  const apartment = depositTerms(terms, "apartment");
  return {
    version: terms.version,
    build_id: buildId,
    epoch: store.epoch,
    paused: pause?.reason ?? null,
    controls: env.controls,
    vapid_key: pushKey(),
    wamp: { url: env.wampPublicUrl ?? ROUTER_PATH, realm: "realm1", methods: ["jwt", "anonymous"] },
    limits: {
      photo_mb: publicLimits.photoMb,
      document_mb: publicLimits.documentMb,
      photo_megapixels: publicLimits.photoMegapixels,
      photos: publicLimits.photos,
      code_length: publicLimits.codeLength,
      resend_s: publicLimits.resendS,
      password_min: publicLimits.passwordMinLength,
      text_min: publicLimits.textMinLength,
    },
    fee: { rate: fee.rate, min: fee.min, max: fee.max },
    seller_fee: { rate: terms.sellerFeeShare },
    vat: { rate: vat.rate },
    authority_costs: [...terms.authorityCosts],
    deposit: {
      rate: vehicle.rate,
      min_vehicle: vehicle.min,
      min_apartment: apartment.min,
      card_fee_rate: terms.cardFeeShare,
    },
    closing: {
      window_vehicle_s: terms.closingWindowMs.vehicle / 1000,
      window_apartment_s: terms.closingWindowMs.apartment / 1000,
    },
    ...(env.secondCurrency && { second_currency: env.secondCurrency }),
    clock: { now: clock.now(), rate: clock.rate },
  };
}
