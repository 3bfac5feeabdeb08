import { useState } from "react";
import type { Lot } from "../../realtime/lots/lot-query.ts";
import { LazyLightbox } from "./lazy-lightbox.tsx";

/** The plans of an apartment, whole; a press shows one large. */
export function FloorPlans({ lot: { floor_plans: plans, title } }: { lot: Lot }) {
  const [open, setOpen] = useState<number | null>(null);
  return (
    <>
      <ul className="grid gap-3 sm:grid-cols-2">
        {plans.map(({ medium, width, height, alt }, place) => (
          <li key={medium}>
            <button
              type="button"
              aria-label={`Show the floor plan ${plans.length > 1 ? `${place + 1} ` : ""}large`}
              onClick={() => setOpen(place)}
              className="block w-full cursor-zoom-in rounded-md border border-line bg-white p-2"
            >
              <img
                src={medium}
                alt={alt}
                width={width}
                height={height}
                loading="lazy"
                className="mx-auto h-auto max-h-96 w-full object-contain"
              />
            </button>
          </li>
        ))}
      </ul>
      <LazyLightbox pictures={plans} title={title} open={open} onClose={() => setOpen(null)} />
    </>
  );
}
