import { encodeQR } from "qr";
import { useMemo } from "react";

interface QrCodeProps {
  /** The address or the text in the code. */
  text: string;
  className?: string;
}

/** A QR code, black on white with its border. */
export default function QrCode({ text, className }: QrCodeProps) {
  const { size, d } = useMemo(() => outline(text), [text]);
  return (
    <svg aria-hidden viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className={className}>
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={d} />
    </svg>
  );
}

/** All dark squares as one shape, row by row. */
function outline(text: string): { size: number; d: string } {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: 2 });
  const d = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return { size: rows.length, d };
}
