import { type PointerEvent, useRef } from "react";
import { Button } from "#/components/ui/button.tsx";

interface SignaturePadProps {
  /** The signature as a PNG; null: cleared. */
  onSign: (drawn: Blob | null) => void;
}

const [WIDTH, HEIGHT] = [640, 180];

/** A field to sign in by pen, finger or mouse. */
export function SignaturePad({ onSign }: SignaturePadProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const draws = useRef(false);
  const at = ({ nativeEvent: { offsetX, offsetY }, currentTarget }: PointerEvent<HTMLCanvasElement>) => ({
    x: (offsetX * WIDTH) / currentTarget.clientWidth,
    y: (offsetY * HEIGHT) / currentTarget.clientHeight,
  });
  const pen = () => canvas.current?.getContext("2d");
  const start = (event: PointerEvent<HTMLCanvasElement>) => {
    const ink = pen();
    if (!ink) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    draws.current = true;
    ink.lineWidth = 3;
    ink.lineCap = "round";
    const { x, y } = at(event);
    ink.beginPath();
    ink.moveTo(x, y);
  };
  const draw = (event: PointerEvent<HTMLCanvasElement>) => {
    const ink = pen();
    if (!draws.current || !ink) return;
    const { x, y } = at(event);
    ink.lineTo(x, y);
    ink.stroke();
  };
  const end = () => {
    if (!draws.current) return;
    draws.current = false;
    canvas.current?.toBlob(onSign, "image/png");
  };
  const clear = () => {
    pen()?.clearRect(0, 0, WIDTH, HEIGHT);
    onSign(null);
  };
  return (
    <div className="max-w-110">
      <canvas
        ref={canvas}
        width={WIDTH}
        height={HEIGHT}
        data-slot="signature"
        onPointerDown={start}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
        className="h-32 w-full touch-none rounded-md border border-dashed border-line-3 bg-white"
      >
        The field for the signature
      </canvas>
      <Button variant="link" size="inline" className="mt-1" onClick={clear}>
        Sign again
      </Button>
    </div>
  );
}
