import { reply } from "@marsa/api-spec/client";
import { useState } from "react";
import { FormDialog } from "#/components/form/form-dialog.tsx";
import { PhotoCropper } from "#/components/form/photo-cropper.tsx";
import { useFormSend } from "#/components/form/use-form-send.ts";
import { toast } from "#/components/message/toast.tsx";
import { api } from "#/lib/http/api.ts";
import { messages } from "#/lib/format/messages.ts";
import { type Area, cropped, readMe } from "../model/avatar.ts";

interface AvatarDialogProps {
  /** The address of the chosen file in this browser. */
  address: string;
  /** Called when the file is no picture, also when its name is one of a picture. */
  onFault: (sentence: string) => void;
  onClose: () => void;
}

/** The visible part of a photo, moved by pointer or arrow keys and resized by the slider. */
export function AvatarDialog({ address, onFault, onClose }: AvatarDialogProps) {
  const [area, setArea] = useState<Area>();
  /** Save was pressed before the picture was drawn: it is saved after that. */
  const [pressed, setPressed] = useState(false);
  const { submit, sending, refusal } = useFormSend({
    send: async (part: Area) => {
      await upload(await cropped(address, part));
      await readMe();
    },
    onSent: () => {
      void toast({ text: "Your picture is saved", duration: 3_000 });
      onClose();
    },
  });
  const busy = pressed || sending;

  function press() {
    if (area) void submit(area);
    else setPressed(true);
  }

  function measured(part: Area) {
    // Without its size a picture has no part yet.
    if (!(part.width > 0)) return;
    setArea(part);
    if (!pressed) return;
    setPressed(false);
    void submit(part);
  }

  return (
    <FormDialog
      title="Your picture"
      text="Drag the picture, or move it with the arrow keys."
      press="Save picture"
      sending="Saving…"
      look="press"
      busy={busy}
      refusal={refusal}
      safe="Your old picture stays."
      onPress={press}
      onClose={onClose}
    >
      <div>
        <PhotoCropper
          photo={address}
          label="Part of the picture that shows"
          aspect={1}
          round
          onPart={(_, pixels) => measured(pixels)}
          onFault={() => onFault(messages.fileType())}
          className="h-72"
        />
      </div>
    </FormDialog>
  );
}

/** POST /auth/account/img. */
async function upload(picture: Blob): Promise<void> {
  const form = new FormData();
  form.set("file", picture, "avatar.jpg");
  await reply(
    api.POST("/auth/account/img", {
      // The contract types the file as a string; the client sends its bytes.
      body: { file: "" },
      bodySerializer: () => form,
    }),
  );
}
