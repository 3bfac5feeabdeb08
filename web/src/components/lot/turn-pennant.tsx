import { Pennant } from "./pennant.tsx";
import { useTurnFace } from "../lane/use-turn-face.ts";

interface TurnPennantProps {
  idQueue: number;
  idLot: number;
  className?: string;
}

/** The flag of a lot in its turn: the state of its lane. */
export function TurnPennant({ idQueue, idLot, className }: TurnPennantProps) {
  const face = useTurnFace(idQueue, idLot);
  const props = className === undefined ? {} : { className };
  return (
    <Pennant kind={face?.look === "final_call" ? "final_call" : "lane"} {...props}>
      {face?.word}
    </Pennant>
  );
}
