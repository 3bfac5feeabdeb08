/** The house of the demo, as its tax documents name it. Its registration numbers are invented. */
import type { House } from "../../domain/papers/paper.ts";

export const demoHouse: House = {
  name: "Marsa Auctions LLC",
  nameArabic: "مرسى للمزادات ذ.م.م",
  address: "Office 1204, Bay Square 3, Business Bay, PO Box 34120, Dubai, United Arab Emirates",
  trn: "100482199300003",
  licence: "1184207, Dubai",
  contact: "+971 4 555 0142 · accounts@marsa.test",
  prefix: "MAR",
};
