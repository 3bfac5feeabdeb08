import adrift from "#/assets/adrift.svg";
import lostBuoy from "#/assets/lost-buoy.svg";

/** Illustrations made from the logo. Decorative: each stands beside a sentence that says the same. */

/** The logo as an outline, with a can buoy in its place. */
export function LostBuoy({ className }: { className?: string }) {
  return <img src={lostBuoy} alt="" width={350} height={120} className={className} />;
}

/** The logo adrift, with its light on. */
export function Adrift({ className }: { className?: string }) {
  return <img src={adrift} alt="" width={500} height={346} className={className} />;
}
