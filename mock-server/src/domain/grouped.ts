/**
 * Groups a whole number for people: 85500 -> "85,500". Intl takes ten times as long, and each bid's cause names an
 * amount.
 */
export function grouped(amount: number): string {
  const digits = String(amount);
  let text = digits.slice(-3);
  for (let end = digits.length - 3; end > 0; end -= 3)
    text = `${digits.slice(Math.max(0, end - 3), end)},${text}`;
  return text;
}
