import { Camera, CameraOff } from "lucide-react";
import type { Lot } from "#/realtime/lots/lot-query.ts";

/** Below the photos: how many of the views that buyers look for they show, and which ones they do not. */
export function StandardViewsLine({ lot: { standard_views: views } }: { lot: Lot }) {
  const { total, missing } = views;
  const Icon = missing.length > 0 ? CameraOff : Camera;
  return (
    <p className="mt-2 flex gap-2 text-small text-pretty text-text-2">
      <Icon aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" />
      <span className="min-w-0 break-words">
        {missing.length === 0 && `All ${total} standard views`}
        {missing.length === total && `None of the ${total} standard views`}
        {missing.length > 0 &&
          missing.length < total &&
          `${total - missing.length} of ${total} standard views. `}
        {missing.length > 0 && missing.length < total && (
          <>
            <strong className="font-strong text-text">Not photographed:</strong>{" "}
            {missing.map(({ label }) => inSentence(label)).join(", ")}
          </>
        )}
      </span>
    </p>
  );
}

/** "Rear seats" becomes "rear seats", and "VIN plate" stays. */
const inSentence = (label: string): string =>
  /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
