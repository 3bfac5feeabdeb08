import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { useMutation } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { toast } from "#/components/message/toast.tsx";
import { Avatar } from "#/components/ui/avatar.tsx";
import { Button } from "#/components/ui/button.tsx";
import { FieldError } from "#/components/form/field-error.tsx";
import { api } from "#/lib/http/api.ts";
import { useConfig } from "#/lib/http/queries.ts";
import { refusalText } from "#/lib/http/refusal.ts";
import { fileFault, PICTURES } from "#/lib/http/upload.ts";
import { readMe } from "../model/avatar.ts";

const AvatarDialog = lazy(async () => ({ default: (await import("./avatar-dialog.tsx")).AvatarDialog }));
const RemoveDialog = lazy(async () => ({
  default: (await import("./remove-avatar-dialog.tsx")).RemoveAvatarDialog,
}));

/** The person's picture, with buttons that set, change and remove it. `children`: content beside it. */
export function AvatarButtons({ me, children }: { me: Schema<"Me">; children: ReactNode }) {
  const photoMb = useConfig()?.limits.photo_mb ?? 10;
  const input = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState<string>();
  const [removing, setRemoving] = useState(false);
  const [fault, setFault] = useState<string>();

  function choose(chosen: File | undefined) {
    if (!chosen) return;
    const found = fileFault(chosen, PICTURES, photoMb);
    setFault(found);
    if (found === undefined) setAddress(URL.createObjectURL(chosen));
  }

  function close(found?: string) {
    if (address !== undefined) URL.revokeObjectURL(address);
    setAddress(undefined);
    setFault(found);
  }

  const remove = useMutation({
    mutationFn: async () => {
      await reply(api.DELETE("/auth/account/img"));
      await readMe();
    },
    onSuccess: () => void toast({ text: "Your picture is removed", duration: 3_000 }),
    onError: (error) => setFault(refusalText(error)),
    onSettled: () => setRemoving(false),
  });

  return (
    <>
      <Avatar name={me.name} picture={me.avatar} className="size-20 text-[1.625rem] lg:size-24" />
      <div className="min-w-0 flex-1">
        {children}
        <div className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
          <Button
            variant="link"
            size="inline"
            className="touch text-body"
            onClick={() => input.current?.click()}
          >
            {me.avatar === null ? "Add a picture" : "Change the picture"}
          </Button>
          {me.avatar !== null && (
            <Button
              variant="link"
              size="inline"
              className="touch text-body"
              onClick={() => setRemoving(true)}
            >
              Remove it
            </Button>
          )}
        </div>
        <div role="alert">
          <FieldError id="avatar-error" text={fault} />
        </div>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Picture"
        accept={PICTURES.join(",")}
        onChange={(event) => {
          choose(event.target.files?.[0]);
          // The same file may be chosen again.
          event.target.value = "";
        }}
      />
      <Suspense>
        {address !== undefined && <AvatarDialog address={address} onFault={close} onClose={() => close()} />}
        {removing && (
          <RemoveDialog
            onRemove={() => !remove.isPending && remove.mutate()}
            onClose={() => setRemoving(false)}
          />
        )}
      </Suspense>
    </>
  );
}
