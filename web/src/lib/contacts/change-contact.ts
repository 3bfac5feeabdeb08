import { api } from "../http/api.ts";
import { noteCodes } from "./codes-sent.ts";
import { plainContact } from "./contact.ts";
import { meQuery } from "../http/queries.ts";
import { queryClient } from "../http/query-client.ts";

/** PUT /auth/change/{kind}: asks for another contact, which waits for its code. `typed`: the text of the field; a person with a confirmed contact adds their `confirmation`. */
export async function changeContact(
  kind: "email" | "phone",
  typed: string,
  confirmation: { readonly "X-Confirm"?: string } = {},
): Promise<void> {
  const value = plainContact(typed);
  const { data } = await api.PUT("/auth/change/{contactType}", {
    params: { path: { contactType: kind }, header: confirmation },
    body: kind === "email" ? { email: value } : { phone: value },
  });
  if (data) noteCodes(data.data.contacts);
  await queryClient.fetchQuery({ ...meQuery, staleTime: 0 });
}
