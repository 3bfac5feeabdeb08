/** The usual questions before a first bid. */
export const QUESTIONS: readonly { question: string; answer: string }[] = [
  {
    question: "What if somebody bids in the last second?",
    answer:
      "Then the time left goes back to the closing window, for everybody, as often as it happens. You always have time to answer, and the highest amount wins instead of the fastest finger.",
  },
  {
    question: "What happens when two people name the same amount?",
    answer:
      "The one whose bid or maximum reached us first leads. The history of the lot shows both with the time of receipt, and says why.",
  },
  {
    question: "My bid was on its way when the connection broke. Did it count?",
    answer:
      "The page asks our server about that bid before it lets you bid again. Either the server received it, and you see when, or it did not. It is never placed twice.",
  },
  {
    question: "When do I get my deposit back?",
    answer:
      "The part held for a lot is free again the moment you are outbid. What is free you can bid with on other lots at once, or have paid out to your own account, typically within 5 days and at the latest within 30.",
  },
  {
    question: "May I see a lot before I bid?",
    answer:
      "Yes. Place and hours of the inspection are on the lot, and every vehicle has a condition report with photos of each damage. Apartments carry their RERA certificate.",
  },
  {
    question: "What if the seller’s minimum is not reached?",
    answer:
      "The seller decides within the review period whether to accept, decline or send you a counteroffer. You see the deadline, and meanwhile less of your deposit is held.",
  },
];
