import { type ReactNode, useState } from "react";
import Cropper, { type Area, type Point } from "react-easy-crop";
import "react-easy-crop/react-easy-crop.css";
import { cn } from "#/lib/cn.ts";

const CLOSEST = 4;
const MIDDLE: Point = { x: 0, y: 0 };

interface PhotoCropperProps {
  /** The address of the photo; the frame stays empty until it is known. */
  photo: string | undefined;
  label: string;
  /** Width of the part divided by its height. */
  aspect: number;
  round?: boolean;
  /** Degrees, clockwise. A turn puts the part into the middle again. */
  turn?: number;
  /** Called with the chosen part, in percent and in pixels of the photo. */
  onPart: (percent: Area, pixels: Area) => void;
  onFault: () => void;
  /** Stands in place of the photo. */
  fault?: string | undefined;
  /** The height of the frame. */
  className: string;
  /** Stands before the slider. */
  children?: ReactNode;
}

/** A photo and the part of it that others see: moved by finger, mouse or arrow keys, resized by the slider. */
export function PhotoCropper(props: PhotoCropperProps) {
  const {
    photo,
    label,
    aspect,
    round = false,
    turn = 0,
    onPart,
    onFault,
    fault,
    className,
    children,
  } = props;
  const [crop, setCrop] = useState(MIDDLE);
  const [zoom, setZoom] = useState(1);
  const [turned, setTurned] = useState(turn);
  if (turned !== turn) {
    setTurned(turn);
    setCrop(MIDDLE);
  }
  return (
    <>
      <div className={cn("relative overflow-hidden rounded-md bg-ink", className)}>
        {photo !== undefined && (
          <Cropper
            disableAutomaticStylesInjection
            image={photo}
            crop={crop}
            zoom={zoom}
            rotation={turn}
            maxZoom={CLOSEST}
            aspect={aspect}
            {...(round ? { cropShape: "round", showGrid: false } : {})}
            onCropChange={(place) => isMeasured(place) && setCrop(place)}
            onZoomChange={setZoom}
            onCropComplete={(percent, pixels) => isMeasured(percent) && onPart(percent, pixels)}
            mediaProps={{ alt: "", onError: onFault }}
            cropperProps={{ "aria-label": label, role: "application" }}
          />
        )}
        {fault !== undefined && (
          <p role="alert" className="grid size-full place-content-center text-body text-on-ink">
            {fault}
          </p>
        )}
      </div>
      <div className="mt-4 flex items-center gap-4">
        {children}
        <label className="flex min-w-0 flex-1 items-center gap-3 text-small font-strong">
          Size
          <input
            type="range"
            min={1}
            max={CLOSEST}
            step={0.05}
            value={zoom}
            onChange={(event) => setZoom(Number(event.target.value))}
            className="h-11 min-w-0 flex-1 accent-blue"
          />
        </label>
      </div>
    </>
  );
}

/** Until the dialog and the photo have a size, the cropper divides by 0. */
function isMeasured(numbers: Point | Area): boolean {
  return Object.values(numbers).every((number) => Number.isFinite(number));
}
