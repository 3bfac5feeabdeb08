import { ConditionReport } from "#/features/lot/view/condition.tsx";
import { Gallery } from "#/features/lot/view/photos/gallery.tsx";
import { ModerationTab } from "#/features/moderation/view/moderation-tab.tsx";
import type { Lot } from "#/realtime/lots/lot-query.ts";

const parts = { Gallery, Condition };

/** Moderation, with the parts of the lot's page that the staff check. */
export function Moderation({ search }: { search: Readonly<Record<string, unknown>> }) {
  return <ModerationTab search={search} parts={parts} />;
}

function Condition({ lot: { condition, vehicle, pictures } }: { lot: Lot }) {
  return (
    condition && (
      <ConditionReport condition={condition} body={vehicle?.body.value ?? ""} pictures={pictures} />
    )
  );
}
