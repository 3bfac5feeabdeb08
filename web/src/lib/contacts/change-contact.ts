import { api } from "../http/api.ts";
import { noteCodes } from "./codes-sent.ts";
import { plainContact } from "./contact.ts";
import { meQuery } from "../http/queries.ts";
import { confirmed } from "../session/confirmed.ts";
import { queryClient } from "../http/query-client.ts";

/** PUT /auth/change/{kind}: asks for another contact, which waits for its code. `typed`: the text of the field. A person with a confirmed contact is asked who they are. */
export async function changeContact(kind: "email" | "phone", typed: string): Promise<void> {
  const value = plainContact(typed);
  const body = kind === "email" ? { email: value } : { phone: value };
  const { data } = await confirmed((header) =>
    api.PUT("/auth/change/{contactType}", { params: { path: { contactType: kind }, header }, body }),
  );
  if (data) noteCodes(data.data.contacts);
  await queryClient.fetchQuery({ ...meQuery, staleTime: 0 });
}
