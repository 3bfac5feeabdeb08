import { Pennant } from "../lot/pennant.tsx";
import { useTurnFace } from "./use-turn-face.ts";

interface TurnPennantProps {
  idQueue: number;
  idLot: number;
  className?: string;
}

/** The flag of a lot that is called up in a lane just now: the lane's own word, and its final call. */
export function TurnPennant({ idQueue, idLot, className }: TurnPennantProps) {
  const face = useTurnFace(idQueue, idLot);
  const props = className === undefined ? {} : { className };
  return (
    <Pennant kind={face?.look === "final_call" ? "final_call" : "lane"} {...props}>
      {face?.word}
    </Pennant>
  );
}
