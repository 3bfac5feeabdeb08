import { lazy, Suspense, useState } from "react";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import type { Lot } from "#/realtime/lots/lot-query.ts";
import { LazyLightbox } from "./lazy-lightbox.tsx";

const DrawnPlan = lazy(async () => ({ default: (await import("./drawn-plan.tsx")).DrawnPlan }));

/** Whether a lot has a plan to show: pictures of one, or rooms to draw. */
export function hasPlan({ floor_plans: plans, property }: Lot): boolean {
  return plans.length > 0 || (property?.room_list.length ?? 0) > 0;
}

/** The plans of an apartment, drawn from its rooms and as pictures; a press shows a picture large. */
export function FloorPlans({ lot: { floor_plans: plans, property, title } }: { lot: Lot }) {
  const [open, setOpen] = useState<number | null>(null);
  return (
    <>
      {property && property.room_list.length > 0 && (
        <Suspense fallback={<Skeleton className="h-80" />}>
          <DrawnPlan property={property} />
        </Suspense>
      )}
      {plans.length > 0 && (
        <ul className="mt-3 grid gap-3 sm:grid-cols-2">
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
      )}
      <LazyLightbox pictures={plans} title={title} open={open} onClose={() => setOpen(null)} />
    </>
  );
}
