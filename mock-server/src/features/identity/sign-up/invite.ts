/** Invites a friend. */
import { fullName } from "@marsa/api-spec/text/names";
import { fieldRules } from "@marsa/api-spec/rules";
import { ok, refuse, type Handler } from "../../../http/handler.ts";
import { tooMany } from "../../../http/rate-limited.ts";
import { readContact } from "../../../domain/people/contact.ts";
import { messages, sendTo } from "../messages.ts";
import { findAccount } from "../repository.ts";

/** POST /auth/invite: sends a mail to a friend, whether or not the friend has an account. */
export const invite: Handler<"invite"> = async ({ body, user }, context) => {
  const friend = readContact(body.email);
  if (friend?.kind !== "email") {
    return refuse("VALIDATION", { errors: [{ field: "email", message: fieldRules.valid("Email") }] });
  }
  const account = await findAccount(context.store, user.id);
  if (!account) return refuse("UNAUTHORIZED");
  const { firstName, lastName, ustatus } = account.user;
  if (ustatus === "unknown") return refuse("VERIFICATION_REQUIRED");
  const refused = tooMany(context.rateLimit, [
    ["inviteByUser", String(user.id)],
    ["inviteByAddressee", friend.value],
  ]);
  if (refused) return refused;
  const message = messages.invitation(fullName({ firstName, lastName }), context.env.publicUrl);
  try {
    await sendTo(context, friend, message);
  } catch (error) {
    context.log.error("an invitation was not sent", error);
    return refuse("UNAVAILABLE", {}, { "retry-after": "60" });
  }
  return ok({});
};
