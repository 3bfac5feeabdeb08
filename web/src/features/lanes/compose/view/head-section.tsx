import { TextField } from "#/components/form/text-field.tsx";
import { serverClock } from "#/realtime/clock/clock.ts";
import { startInput } from "../model/composed.ts";
import type { Composer } from "../model/use-composer.ts";

/** The fields for name, place and start. */
export function HeadSection({ composer }: { composer: Composer }) {
  const { state, errors, change } = composer;
  const { name, place, start } = state.mine;
  return (
    <section
      aria-label="About the lane"
      className="grid gap-x-5 gap-y-4 py-2 md:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_16rem]"
    >
      <TextField
        label="Name"
        autoComplete="off"
        value={name}
        error={errors.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextField
        label="Place"
        autoComplete="off"
        value={place}
        error={errors.place}
        onChange={(event) => change({ place: event.target.value })}
      />
      <TextField
        label="Start, GST"
        type="datetime-local"
        min={startInput(serverClock.now())}
        value={start}
        error={errors.start}
        onChange={(event) => change({ start: event.target.value })}
      />
    </section>
  );
}
