import { Check, Circle } from "lucide-react";
import { cn } from "#/lib/cn.ts";
import type { ListedFile } from "#/features/edit/model/upload/use-lot-files.ts";
import type { PhotoViews } from "#/features/edit/model/use-photo-views.ts";

interface ViewTicksProps {
  files: readonly ListedFile[];
  photoViews: PhotoViews;
}

/** The views that buyers look for, each ticked once a photo shows it. */
export function ViewTicks({ files, photoViews: { views, viewOf } }: ViewTicksProps) {
  const shown = new Set(files.map(({ id_file: id }) => viewOf(id)));
  const count = views.filter(({ value }) => shown.has(value)).length;
  return (
    <div className="mt-3">
      <h3 className="text-small font-strong">
        {count} of {views.length} standard views
      </h3>
      <ul className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-small">
        {views.map(({ value, label }) => {
          const isShown = shown.has(value);
          const Icon = isShown ? Check : Circle;
          return (
            <li key={value} className={cn("flex items-center gap-1", !isShown && "text-text-2")}>
              <Icon
                aria-hidden
                size={14}
                strokeWidth={2}
                className={isShown ? "text-green" : "text-text-3"}
              />
              {label}
              <span className="sr-only">{isShown ? ", there" : ", missing"}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
