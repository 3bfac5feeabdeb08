import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { useRouter } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { Button } from "#/components/ui/button.tsx";
import { api } from "#/lib/http/api.ts";
import { CheckField, InputField, SelectField } from "./fields.tsx";
import { Refusal } from "./parts.tsx";
import { useControl } from "../model/use-control.ts";

type Kind = Schema<"Kind">;

interface FreshLotProps {
  /** Called when its page is open. */
  onOpened: () => void;
}

/** Makes a lot without bids, open for so many seconds, and opens its page. */
export function FreshLot({ onOpened }: FreshLotProps) {
  const router = useRouter();
  const [seconds, setSeconds] = useState("130");
  const [price, setPrice] = useState("10000");
  const [kind, setKind] = useState<Kind>("vehicle");
  const [bots, setBots] = useState(false);
  const make = useControl(async () => {
    const { ids } = await reply(
      api.POST("/_mock/lots", {
        body: { count: 1, seconds: Number(seconds), start_price: Number(price), kind, bots },
      }),
    );
    await router.navigate({ to: "/auction/$id", params: { id: String(ids[0]) } });
    onOpened();
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    void make.run();
  }
  return (
    <form onSubmit={submit}>
      <p className="text-small text-text-2">Open at once, without bids; its page opens.</p>
      <div className="mt-3 grid grid-cols-3 gap-2">
        <InputField
          label="Seconds"
          type="number"
          min={5}
          max={604_800}
          required
          value={seconds}
          onChange={({ target }) => setSeconds(target.value)}
        />
        <InputField
          label="Start, AED"
          type="number"
          min={1}
          max={1_000_000_000}
          required
          value={price}
          onChange={({ target }) => setPrice(target.value)}
        />
        <SelectField label="Kind" value={kind} onChange={({ target }) => setKind(target.value as Kind)}>
          <option value="vehicle">Vehicle</option>
          <option value="apartment">Apartment</option>
        </SelectField>
      </div>
      <CheckField label="Bots may bid on it" className="mt-2" checked={bots} onCheckedChange={setBots} />
      <Button
        type="submit"
        variant="ink"
        className="mt-2 max-md:h-11 max-md:w-full"
        aria-disabled={make.busy}
      >
        {make.busy ? "Making…" : "Make a lot and open it"}
      </Button>
      <Refusal error={make.error} className="mt-3" />
    </form>
  );
}
