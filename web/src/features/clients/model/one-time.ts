/** Letters and digits that are hard to confuse when read out. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const GROUPS = 4;
const GROUP = 4;

/** Makes a password to be read out once: four groups of four, 79 bits. */
export function oneTimePassword(random: (into: Uint32Array<ArrayBuffer>) => Uint32Array = fill): string {
  const numbers = random(new Uint32Array(GROUPS * GROUP));
  const letters = Array.from(numbers, (number) => LETTERS[number % LETTERS.length]).join("");
  return letters.match(new RegExp(`.{${GROUP}}`, "g"))?.join("-") ?? letters;
}

function fill(into: Uint32Array<ArrayBuffer>): Uint32Array {
  return crypto.getRandomValues(into);
}
