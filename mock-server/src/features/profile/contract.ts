/** Creates the contract between the marketplace and a client as a PDF. */
import { fullName } from "@marsa/api-spec/text/names";
import { money } from "@marsa/api-spec/amounts";
import type { FileRow } from "../../tables/people/files.ts";
import type { AuctionTerms } from "../../domain/lot/terms.ts";
import { makePdf } from "../../http/pdf/pdf.ts";
import type { WholeProfile } from "./repository.ts";

const HOUR_MS = 3_600_000;
const NAME = /^Marsa contract .*\.pdf$/;

/** Whether a profile's file is the contract. */
export function isContract({ name, mime }: Pick<FileRow, "name" | "mime">): boolean {
  return mime === "application/pdf" && NAME.test(name);
}

export function contractName(version: string): string {
  return `Marsa contract ${version}.pdf`;
}

const percent = (share: number) => `${Number((share * 100).toFixed(2))} %`;
const aed = (amount: number) => `AED ${money(amount)}`;

/** Returns the bytes of the PDF. `day`: YYYY-MM-DD. */
export function contractPdf(
  { profile, owner }: WholeProfile,
  {
    terms,
    day,
    signedBy,
  }: { readonly terms: AuctionTerms; readonly day: string; readonly signedBy: SignedBy },
): Promise<Uint8Array<ArrayBuffer>> {
  const seller = profile.type === "seller";
  return makePdf({
    title: `${seller ? "Seller" : "Buyer"} agreement`,
    facts: [
      ["Between", "Marsa Auctions, Dubai, United Arab Emirates"],
      ["and", profile.name],
      ["Represented by", profile.fields.ceo_name ?? fullName(owner)],
      ["Profile", `No. ${profile.id}, ${profile.form === "company" ? "company" : "private individual"}`],
      ["Version", terms.version],
      ["Date", day],
    ],
    paragraphs: contractParagraphs(profile.type, terms, signedBy),
  });
}

/** The text of the contract with a buyer or a seller. */
export function contractParagraphs(
  type: "buyer" | "seller",
  terms: AuctionTerms,
  signedBy: SignedBy = "code",
): string[] {
  return [
    ...(type === "seller" ? SELLING : buying(terms)),
    ...BOTH,
    `6. The law of the Emirate of Dubai applies. ${SIGNED[signedBy]}`,
  ];
}

function buying(terms: AuctionTerms): string[] {
  const { vehicle, apartment } = terms.depositLeastAed;
  return [
    "1. A bid is binding from the moment it is accepted and cannot be cancelled. A stored maximum is a bid up to its amount.",
    `2. Each lead holds ${percent(terms.depositShare)} of its maximum from the deposit, at least ${aed(vehicle)} for a vehicle and ${aed(apartment)} for an apartment. It is released as soon as somebody else leads.`,
    `3. The buyer pays the price, a fee of ${percent(terms.buyerFeeShare)} of it (at least ${aed(terms.buyerFeeLeastAed)}, at most ${aed(terms.buyerFeeMostAed)}) and ${percent(terms.vatShare)} VAT on the fee, or the fee that a live lane names before the first bid, within ${terms.paymentMs / HOUR_MS} hours of the sale. A buyer who does not pay in time may lose the deposit held for the lot.`,
  ];
}

const SELLING = [
  "1. The seller owns the lot, or may sell it, and describes it truthfully and in full. The first bid fixes the facts of the lot.",
  "2. A lot that reaches its minimum price is sold to the leader. Below it, the seller decides within the review period of the lot.",
  "3. The proceeds are credited to the seller's deposit when the lot is handed over, less the seller's fee.",
];

const BOTH = [
  "4. Of two equal amounts the one that was here first leads. A bid close to the end of an auction extends it.",
  "5. Marsa may suspend bidding and names the reason. Earlier bids stay binding.",
];

/** How a client signs: with the code to their own contact, or by hand at the door of a sale. */
export type SignedBy = keyof typeof SIGNED;
const SIGNED = {
  code: "Signed by entering the code that was sent to the client's own contact.",
  hand: "Signed by the client's hand at the sale.",
} as const;
