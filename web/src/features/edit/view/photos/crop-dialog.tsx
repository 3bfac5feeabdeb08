import { RotateCw } from "lucide-react";
import { useEffect, useState } from "react";
import Cropper, { type Area } from "react-easy-crop";
import "react-easy-crop/react-easy-crop.css";
import { RefusalMessage } from "#/components/form/refusal-message.tsx";
import { useFormSend } from "#/components/form/use-form-send.ts";
import { Button } from "#/components/ui/button.tsx";
import { DialogFooter, TitledDialog } from "#/components/ui/dialog.tsx";
import { messages } from "#/lib/format/messages.ts";
import { originalUrl, type PhotoChange } from "#/features/edit/model/upload/files-api.ts";
import type { ListedFile } from "#/features/edit/model/upload/use-lot-files.ts";

const CLOSEST = 4;

interface CropDialogProps {
  file: ListedFile;
  onSave: (change: PhotoChange) => Promise<void>;
  onClose: () => void;
}

/** Turns a photo and chooses the part that buyers see: by finger, mouse or arrow keys. */
export function CropDialog({ file, onSave, onClose }: CropDialogProps) {
  const [address, setAddress] = useState<string>();
  const [fault, setFault] = useState<string>();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [turn, setTurn] = useState<PhotoChange["turn"]>(0);
  const [area, setArea] = useState<Area>();
  const { submit, sending, refusal } = useFormSend({
    send: (change: PhotoChange) => onSave(change),
    onSent: onClose,
  });

  useEffect(() => {
    let isGone = false;
    originalUrl(file.id_file).then(
      (url) => !isGone && setAddress(url),
      () => !isGone && setFault(messages.tryLater()),
    );
    return () => {
      isGone = true;
    };
  }, [file.id_file]);

  function turnOnce() {
    setTurn(((turn + 90) % 360) as PhotoChange["turn"]);
    setCrop({ x: 0, y: 0 });
  }

  return (
    <TitledDialog
      title="Turn and crop"
      text="Buyers see the part inside the frame, 3 to 2."
      className="md:max-w-[40rem]"
      onClose={onClose}
    >
      <div className="px-4 md:px-6">
        {refusal && <RefusalMessage refusal={refusal} safe="The photo stays as it was." className="mb-4" />}
        <div className="relative h-[min(22rem,50dvh)] overflow-hidden rounded-md bg-ink">
          {address !== undefined && (
            <Cropper
              disableAutomaticStylesInjection
              image={address}
              crop={crop}
              zoom={zoom}
              rotation={turn}
              maxZoom={CLOSEST}
              aspect={3 / 2}
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropComplete={setArea}
              mediaProps={{ alt: "", onError: () => setFault(messages.tryLater()) }}
              cropperProps={{ "aria-label": "Part of the photo that buyers see", role: "application" }}
            />
          )}
          {fault !== undefined && (
            <p role="alert" className="grid size-full place-content-center text-body text-on-ink">
              {fault}
            </p>
          )}
        </div>
        <div className="mt-4 flex items-center gap-4">
          <Button onClick={turnOnce}>
            <RotateCw aria-hidden size={18} strokeWidth={1.75} /> Turn
          </Button>
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
      </div>
      <DialogFooter>
        <Button
          variant="ink"
          size="xl"
          aria-disabled={sending || !area}
          onClick={() => area && !sending && void submit({ turn, crop: cropOf(area) })}
        >
          {sending ? "Saving…" : "Save photo"}
        </Button>
        <Button size="lg" onClick={onClose}>
          Cancel
        </Button>
      </DialogFooter>
    </TitledDialog>
  );
}

/** Percent, without what rounding adds beyond the picture. */
function cropOf({ x, y, width, height }: Area): NonNullable<PhotoChange["crop"]> {
  return { x: percent(x, 0), y: percent(y, 0), width: percent(width, 1), height: percent(height, 1) };
}

function percent(value: number, least: number): number {
  return Math.min(100, Math.max(least, value));
}
