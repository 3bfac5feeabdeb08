/** The known facts of one lot in a run: the input of its replay. */
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import type { BidLine, ControlLine, LotGiven } from "../record/lines.ts";

type LotEvent = components["schemas"]["LotEvent"];

export interface LotRecord {
  readonly lot: LotGiven;
  readonly depositAed: number;
  /** Accepted bids in the journal. */
  readonly standing: readonly BidLine[];
  readonly events: readonly LotEvent[];
  readonly controls: readonly ControlLine[];
  readonly lastSeq: number;
}
