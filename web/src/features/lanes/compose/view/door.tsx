import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { WalkInScreen } from "#/features/lanes/walk-in/view/walk-in-screen.tsx";
import { composedLaneQuery } from "../model/queries.ts";

/** The door of a lane with the room: one person after another. */
export function Door({ id, onLeave }: { id: number; onLeave: () => void }) {
  const lane = useQuery(composedLaneQuery(id)).data?.name ?? "the lane";
  const [person, setPerson] = useState(1);
  return (
    <WalkInScreen
      key={person}
      idQueue={id}
      lane={lane}
      onNext={() => setPerson(person + 1)}
      onLeave={onLeave}
    />
  );
}
