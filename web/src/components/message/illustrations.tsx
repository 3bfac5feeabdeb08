import adrift from "../../assets/adrift.svg";
import lostBuoy from "../../assets/lost-buoy.svg";

/** Drawings made of the mark. Decorative: always beside a sentence that says the same. */

/** The mark's outline gone, a can buoy where it lay. */
export function LostBuoy({ className }: { className?: string }) {
  return <img src={lostBuoy} alt="" width={350} height={120} className={className} />;
}

/** The mark adrift, its light still on. */
export function Adrift({ className }: { className?: string }) {
  return <img src={adrift} alt="" width={500} height={346} className={className} />;
}
