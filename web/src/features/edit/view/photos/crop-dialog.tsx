import { RotateCw } from "lucide-react";
import { useEffect, useState } from "react";
import type { Area } from "react-easy-crop";
import { PhotoCropper } from "#/components/form/photo-cropper.tsx";
import { RefusalMessage } from "#/components/form/refusal-message.tsx";
import { useFormSend } from "#/components/form/use-form-send.ts";
import { Button } from "#/components/ui/button.tsx";
import { DialogFooter, TitledDialog } from "#/components/ui/dialog.tsx";
import { messages } from "#/lib/format/messages.ts";
import { originalUrl, type PhotoChange } from "#/features/edit/model/upload/upload-job.ts";
import type { ListedFile } from "#/features/edit/model/upload/use-lot-files.ts";

interface CropDialogProps {
  file: ListedFile;
  onSave: (change: PhotoChange) => Promise<void>;
  onClose: () => void;
}

/** Turns a photo and chooses the part that buyers see: by finger, mouse or arrow keys. */
export function CropDialog({ file, onSave, onClose }: CropDialogProps) {
  const [address, setAddress] = useState<string>();
  const [fault, setFault] = useState<string>();
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

  return (
    <TitledDialog
      title="Turn and crop"
      text="Buyers see the part inside the frame, 3 to 2."
      className="md:max-w-160"
      onClose={onClose}
    >
      <div className="px-4 md:px-6">
        {refusal && <RefusalMessage refusal={refusal} safe="The photo stays as it was." className="mb-4" />}
        <PhotoCropper
          photo={address}
          label="Part of the photo that buyers see"
          aspect={3 / 2}
          turn={turn}
          onPart={setArea}
          onFault={() => setFault(messages.tryLater())}
          fault={fault}
          className="h-[min(22rem,50dvh)]"
        >
          <Button onClick={() => setTurn(((turn + 90) % 360) as PhotoChange["turn"])}>
            <RotateCw aria-hidden size={18} strokeWidth={1.75} /> Turn
          </Button>
        </PhotoCropper>
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
