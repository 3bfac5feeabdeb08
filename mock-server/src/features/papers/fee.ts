/** /sale/fee and /backoffice/papers/fee: the fee that a seller has agreed. */
import { termsOfSale } from "../../domain/lot/terms.ts";
import { nameOfUser } from "../../tables/people/user-name.ts";
import { ok, refuse, type Handler } from "../../http/handler.ts";
import { agreedFee, putAgreedFee } from "../../tables/money/papers.ts";
import { addToAudit } from "../../tables/people/audit.ts";

export const getSellerFee: Handler<"getSellerFee"> = async ({ user }, { store, terms }) => {
  const agreed = await store.read((db) => agreedFee(db, user.id));
  return ok({ rate: termsOfSale(terms, undefined, agreed).sellerFeeShare });
};

export const setSellerFee: Handler<"setSellerFee"> = async ({ body, user, address }, { store, clock }) => {
  const { id_user: sellerId, basis_points: basisPoints } = body;
  const isKnown = await store.write(async (db) => {
    const name = await nameOfUser(db, sellerId);
    if (name === "") return false;
    await putAgreedFee(db, sellerId, basisPoints);
    const fee = basisPoints === null ? "the usual fee" : `${basisPoints / 100} %`;
    await addToAudit(db, {
      at: clock.now(),
      userId: user.id,
      act: "papers.fee",
      subject: `${name}: ${fee}`,
      reason: null,
      aboutId: sellerId,
      address,
    });
    return true;
  });
  return isKnown ? ok(body) : refuse("NOT_FOUND");
};
