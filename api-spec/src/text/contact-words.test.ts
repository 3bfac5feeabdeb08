/** Tests of `contact-words.ts`. */
import { describe, expect, it } from "vitest";
import { contactWords, firstContact } from "./contact-words.ts";

describe("a phone number in a text", () => {
  it.each([
    "050 338 1290",
    "0503381290",
    "050-338-12-90",
    "050.338.1290",
    "050 . 338 . 1290",
    "050,338,1290",
    "050/338/1290",
    "050_338_1290",
    "(050) 338 1290",
    "0 5 0 3 3 8 1 2 9 0",
    "050–338—1290",
    "050\n338 1290",
    "050\u200b338\u200b1290",
    "+971 50 338 1290",
    "+971 (0)50 338 1290",
    "00971 50 338 1290",
    "971503381290",
    "503381290",
    "50 338 1290",
    "04 234 5678",
    "+97142345678",
    "+44 7400 123456",
    "+1 (415) 555-0132",
    "0044 7400 123456",
    "٠٥٠ ٣٣٨ ١٢٩٠",
    "٠٥٠٣٣٨١٢٩٠",
    "+٩٧١ ٥٠ ٣٣٨ ١٢٩٠",
    "۰۵۰ ۳۳۸ ۱۲۹۰",
    "０５０ ３３８ １２９０",
    "O5O 338 129O",
    "o5o-338-129o",
    "O 5 O 3 3 8 1 2 9 O",
    "zero five zero three three eight one two nine zero",
    "Zero-Five-Zero, three three eight, one two nine zero",
    "oh five oh double three eight one two nine oh",
    "zero five zero 338 1290",
    "050 three three eight 1290",
    "صفر خمسة صفر ثلاثة ثلاثة ثمانية واحد اثنين تسعة صفر",
  ])("is found in %j", (number) => {
    for (const text of [
      number,
      `Call ${number}`,
      `One owner (${number}), 2 keys`,
      `Built 2021 ${number} today`,
    ])
      expect(contactWords(text).contacts.map((found) => found.replaceAll(/^\(|\)$/g, ""))).toEqual([
        number.replaceAll(/^\(/g, ""),
      ]);
  });

  it("is found in digits that are drawn as keys", () => {
    expect(contactWords("0️⃣5️⃣0️⃣ 3️⃣3️⃣8️⃣ 1️⃣2️⃣9️⃣0️⃣").contacts).toEqual(["0️⃣5️⃣0️⃣ 3️⃣3️⃣8️⃣ 1️⃣2️⃣9️⃣0"]);
  });

  it("is found beside another one, each by itself", () => {
    const { contacts } = contactWords("050 338 1290 or 055 111 2234; 05-06-2021");
    expect(contacts).toEqual(["050 338 1290", "055 111 2234"]);
  });
});

describe("no phone number", () => {
  it.each([
    "Serviced 05-06-2021",
    "Serviced 05.06.2021 and 07.12.2022",
    "05/06/2021 14:30",
    "05.06.2021 1030",
    "٠٥-٠٦-٢٠٢١",
    "2021-06-05 12 00",
    "2019 2020 2021 2022",
    "05 06 2021",
    "AED 550,000,000",
    "AED 501,112,234",
    "550 000 000 AED",
    "AED 520000000",
    "1 042 000 000",
    "1.050.000.000",
    "120,000,000 in all",
    "68,900 km, then 050 000 km",
    "mileage 0500000 km",
    "VIN JTMHV05J904123456",
    "GRS182-0501234",
    "JZX100-0012345",
    "RERA 12345678",
    "Emirates ID 784-1984-1234567-1",
    "25.2048493, 55.2707828",
    "50.1234567 N",
    "205/55 R16 91V",
    "265/65R17",
    "4.30 x 1.80 x 1.65",
    "1,250.50 sqft on floor 05 of 12",
    "2.5 petrol, 4x4. No. 5 of 9.",
    "Tyres 04/2023, battery 02/2024",
    "one owner, two keys, four tyres",
    "five seats, zero accidents, one key",
    "Lots 20001, 20002, 20003",
    "invoice 2026-00012",
    "engine no. 2TR-0512345",
    "100 200 300 400",
    "0 accidents 0 claims",
    "IBAN AE070331234567890123456",
  ])("is in %j", (text) => {
    expect(contactWords(text)).toEqual({ contacts: [], addresses: [] });
  });
});

it.each([
  ["Write to omar@example.com", "omar@example.com"],
  ["omar at gmail dot com", "omar at gmail dot com"],
  ["omar (at) example (dot) ae", "omar (at) example (dot) ae"],
  ["o\u200bmar@exa\u200bmple.com", "omar@example.com"],
  ["See www.example.com/car", "www.example.com/car"],
  ["My shop is cars.ae", "cars.ae"],
  ["Whats app me", "Whats app"],
  ["واتساب فقط", "واتساب"],
  ["راسلني على تلغرام", "تلغرام"],
  ["Call ٠٥٠ ٣٣٨ ١٢٩٠", "٠٥٠ ٣٣٨ ١٢٩٠"],
])("%j names a way around the auction: %s", (text, found) => {
  expect(firstContact(text)).toBe(found);
});

it.each([
  "Was the gearbox replaced at 80,000 km?",
  "Is it parked at the mall dot the map shows?",
  "Are the tyres from 04/2023?",
  "هل السيارة مكفولة؟",
])("%j names none", (text) => {
  expect(firstContact(text)).toBeNull();
});
