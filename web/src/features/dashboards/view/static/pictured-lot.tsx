import { WallPhoto } from "../wall-photo.tsx";
import { cn } from "#/lib/cn.ts";
import type { LotCard } from "#/features/dashboards/model/board-queries.ts";

interface PicturedLotProps {
  card: LotCard;
  /** Its number in its lane; null: in no lane. */
  position: number | null;
  className?: string;
}

/** A large photo of a lot with its title. */
export function PicturedLot({ card, position, className }: PicturedLotProps) {
  return (
    <figure className={cn("relative overflow-hidden bg-ink-2", className)}>
      <WallPhoto lot={card} />
      <figcaption className="absolute inset-x-0 bottom-0 bg-linear-to-t from-ink via-ink/80 to-transparent px-4 pt-14 pb-4 wall:px-10 wall:pt-28 wall:pb-8">
        <span className="block text-h2 text-balance wall:text-[3rem] wall:leading-[3.5rem]">
          {position !== null && <span className="tabular-nums">{position} </span>}
          <span translate="no">{card.title}</span>
        </span>
        <span className="block text-small wall:mt-1 wall:text-[1.75rem] wall:leading-9">
          Lot {card.number} · {card.facts.join(" · ")}
        </span>
      </figcaption>
    </figure>
  );
}
