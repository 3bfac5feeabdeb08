import { useQuery } from "@tanstack/react-query";
import { factorsQuery } from "../../lib/http/queries.ts";
import { PasswordField } from "./password-field.tsx";
import type { TextFieldProps } from "./text-field.tsx";

/** The field before a final act: the person's own password or, where they have an app, its code. */
export function OwnPasswordField(props: TextFieldProps) {
  const { data } = useQuery(factorsQuery);
  const words = data?.totp
    ? {
        label: `${props.label} or app code`,
        hint: "Your password, or the 6 digits of your authenticator app.",
      }
    : {};
  return <PasswordField {...props} {...words} />;
}
