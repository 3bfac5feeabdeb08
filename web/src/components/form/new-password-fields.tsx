import type { UseFormRegisterReturn } from "react-hook-form";
import { messages } from "#/lib/format/messages.ts";
import { useConfig } from "#/lib/http/queries.ts";
import { PasswordField } from "./password-field.tsx";

type Name = "pw" | "repeat";

interface NewPasswordFieldsProps {
  register: (
    name: Name,
    rules: { validate: (text: string, fields: { readonly pw: string }) => string | true },
  ) => UseFormRegisterReturn;
  errors: { readonly [_ in Name]?: { readonly message?: string | undefined } | undefined };
  /** Whether the first field replaces a pressed button. */
  takesFocus?: boolean;
}

/** A new password, and its repetition. */
export function NewPasswordFields({ register, errors, takesFocus = false }: NewPasswordFieldsProps) {
  const passwordMin = useConfig()?.limits.password_min ?? 12;
  return (
    <>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the pressed button
        autoFocus={takesFocus}
        hint={`At least ${passwordMin} characters`}
        error={errors.pw?.message}
        {...register("pw", {
          validate: (text) =>
            text === ""
              ? messages.required("New password")
              : text.length >= passwordMin || messages.minLength(passwordMin),
        })}
      />
      <PasswordField
        label="Repeat password"
        autoComplete="new-password"
        error={errors.repeat?.message}
        {...register("repeat", { validate: (text, { pw }) => text === pw || messages.passwordRepeat() })}
      />
    </>
  );
}
