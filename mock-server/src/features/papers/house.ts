/** /backoffice/papers/house: how tax documents name the house. */
import { priceBreakdown } from "@marsa/api-spec/money";
import { paperNumber, paperYear, type Paper } from "../../domain/papers/paper.ts";
import { priceTerms } from "../../domain/lot/terms.ts";
import { file, ok, type Handler } from "../../http/handler.ts";
import { taxPaperPdf } from "../../http/pdf/tax-paper-pdf.ts";
import { findHouse, putHouse } from "../../tables/money/papers.ts";
import { addToAudit } from "../../tables/people/audit.ts";
import { houseOf, presentHouse } from "./presenter.ts";

export const getPaperHouse: Handler<"getPaperHouse"> = async (_, { store }) => {
  const house = await store.read(findHouse);
  return ok({ house: house && presentHouse(house) });
};

/** Sales that were paid before the first setting get their documents now. */
export const setPaperHouse: Handler<"setPaperHouse"> = async ({ body, user, address }, { store, clock }) => {
  const at = clock.now();
  await store.write(async (db) => {
    await putHouse(db, houseOf(body), at);
    const subject = `${body.name}, TRN ${body.trn}, numbers from ${body.prefix}`;
    await addToAudit(db, {
      at,
      userId: user.id,
      act: "papers.house",
      subject,
      reason: null,
      aboutId: null,
      address,
    });
  });
  return ok(body);
};

const SAMPLE_PRICE = 129_000;

export const previewPaper: Handler<"previewPaper"> = async ({ body }, { clock, terms }) => {
  const house = houseOf(body);
  const at = clock.now();
  const { feeFils, vatOnFeeFils } = priceBreakdown(SAMPLE_PRICE, priceTerms(terms, "without"));
  const paper: Paper = {
    kind: "invoice",
    side: "buyer",
    number: paperNumber(house.prefix, "invoice", paperYear(at), 1),
    corrects: null,
    issuedAt: at,
    suppliedAt: at,
    house,
    recipient: { name: "A buyer", address: "Their address", trn: "" },
    lot: { number: 20_001, title: "A lot of your next sale" },
    price: SAMPLE_PRICE,
    seller: "The seller",
    netFils: feeFils,
    vatFils: vatOnFeeFils,
  };
  const bytes = await taxPaperPdf(paper, true);
  return file(bytes, { type: "application/pdf", name: `sample-${paper.number}.pdf` });
};
