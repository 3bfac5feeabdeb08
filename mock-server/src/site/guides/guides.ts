/** The guides of /docs/guides. */
import type { Guide, Step } from "./guide.ts";

const signIn: Step = {
  title: "Sign in",
  text: "The reply has the access token. Every later call sends it.",
  operation: "signin",
  reply: "session",
  body: { id: "buyer@marsa.test", password: "marsa-demo" },
  status: 200,
  keeps: { token: ["access_token"] },
};

const makeLot: Step = {
  title: "Make a lot",
  text: "A control makes a fresh lot that is open for ten minutes. In production, take a lot of <code>POST /api/auction/lots</code>.",
  operation: "makeLots",
  reply: "lots",
  body: { count: 1, seconds: 600, start_price: 1000, step: 100 },
  status: 200,
  keeps: { lot: ["data", "ids", 0] },
};

const readLot: Step = {
  title: "Read the lot",
  text: "<code>next_min</code> is the lowest amount that the next bid may have.",
  operation: "getLot",
  reply: "page",
  path: { id: "{lot}" },
  signedIn: true,
  status: 200,
  keeps: { price: ["data", "live", "next_min"] },
};

const firstBid: Guide = {
  id: "first-bid",
  title: "A first bid",
  text: "A bidder signs in, reads a lot with its terms, and bids.",
  steps: [
    signIn,
    makeLot,
    readLot,
    {
      title: "Read the terms",
      text: "The fee, the tax and the deposit that a bid on this lot holds.",
      operation: "getConditions",
      reply: "terms",
      body: { id_auction: "{lot}" },
      signedIn: true,
      status: 200,
    },
    {
      title: "Bid",
      text: "<code>outcome</code> says whether the bid leads. Each bid has an idempotency key of its own: here the id of the lot is enough, in your code take a random one.",
      operation: "makebid",
      reply: "bid",
      body: { id_auction: "{lot}", price: "{price}" },
      key: "first-bid-{lot}",
      signedIn: true,
      status: 200,
      keeps: { outcome: ["data", "outcome"] },
    },
    {
      title: "See the bid",
      text: "The history of the price, newest first. Your own rows are marked for you alone.",
      operation: "getHistory",
      reply: "history",
      path: { id: "{lot}" },
      query: { limit: 10 },
      signedIn: true,
      status: 200,
    },
  ],
};

const recovery: Guide = {
  id: "recovery",
  title: "After a lost connection",
  text: "A bid was sent, and its reply never came. The key of the bid tells what became of it, and no bid counts twice.",
  steps: [
    signIn,
    makeLot,
    readLot,
    {
      title: "Send the bid",
      text: "Store the key before you send the bid. Suppose that the reply is lost.",
      operation: "makebid",
      reply: "lost",
      body: { id_auction: "{lot}", price: "{price}" },
      key: "recovery-{lot}",
      signedIn: true,
      status: 200,
    },
    {
      title: "Ask what became of it",
      text: "<code>unknown</code> means that the bid never arrived; otherwise <code>reply</code> is the lost reply.",
      operation: "getBidByKey",
      reply: "found",
      path: { key: "recovery-{lot}" },
      signedIn: true,
      status: 200,
      keeps: { state: ["data", "state"] },
    },
    {
      title: "Or send the same bid again",
      text: "The same key and the same body give the same reply. There is still one bid. Another body with this key is refused with <code>KEY_REUSED</code>.",
      operation: "makebid",
      reply: "again",
      body: { id_auction: "{lot}", price: "{price}" },
      key: "recovery-{lot}",
      signedIn: true,
      status: 200,
    },
    {
      title: "Take the state anew",
      text: 'Subscribe to the topic of the lot first, then read the lot. Ignore events whose <code>seq</code> is not above the <code>seq</code> of the lot. <a href="/docs/topics">Topics</a> has the whole rule.',
      operation: "getLot",
      reply: "anew",
      path: { id: "{lot}" },
      signedIn: true,
      status: 200,
      keeps: { seq: ["data", "live", "seq"] },
    },
  ],
};

const deposit: Guide = {
  id: "deposit",
  title: "A deposit by card",
  text: "Bids hold a part of the deposit. This one grows by AED 5,000.",
  steps: [
    signIn,
    {
      title: "Read the balance",
      text: "The deposit in all, the reserved part with its holds, and the part that is available.",
      operation: "getBalance",
      reply: "before",
      signedIn: true,
      status: 200,
      keeps: { available: ["data", "available"] },
    },
    {
      title: "Start the payment",
      text: "The reply has the address of the payment page. With the controls it is a page of this server. In your code, take a random key.",
      operation: "requestPayment",
      reply: "started",
      body: { amount: 5000 },
      key: "deposit-{available}",
      signedIn: true,
      status: 200,
      keeps: { payment: ["data", "id_payment"], address: ["data", "url"] },
    },
    {
      title: "Ask for the result",
      text: "Open the address in a browser and pay. <code>status</code> is <code>pending</code> until then.",
      operation: "getPayment",
      reply: "result",
      path: { id: "{payment}" },
      signedIn: true,
      status: 200,
      keeps: { status: ["data", "status"] },
    },
    {
      title: "Read the balance again",
      text: "After the payment, AED 5,000 more are available.",
      operation: "getBalance",
      reply: "after",
      signedIn: true,
      status: 200,
    },
  ],
};

const lane: Guide = {
  id: "lane",
  title: "A lane",
  text: "In a lane, lots come one after another, with an auctioneer. The demo has two lanes that begin soon after the start.",
  steps: [
    {
      title: "List the lanes",
      text: "Running and coming lanes. Nobody has to sign in to watch.",
      operation: "listQueues",
      reply: "lanes",
      status: 200,
      keeps: { lane: ["data", 0, "id_queue"] },
    },
    {
      title: "Switch the auctioneer on",
      text: "A control. The automatic auctioneer runs each lane from its start on.",
      operation: "setAuctioneer",
      reply: "auctioneer",
      body: { on: true },
      status: 200,
    },
    {
      title: "Read the lane",
      text: "Its state, the current lot and the next ones. <code>seq</code> is the number of its last event.",
      operation: "getQueue",
      reply: "run",
      path: { id: "{lane}" },
      status: 200,
      keeps: { seq: ["data", "seq"] },
    },
    {
      title: "Read the lots ahead",
      text: "The current lot and the next ones. A bid in a lane is the same call as in a standard auction.",
      operation: "listLaneTail",
      reply: "ahead",
      path: { id: "{lane}" },
      status: 200,
      keeps: { lot: ["data", "items", 0, "id_auction"] },
    },
    {
      title: "Read what you missed",
      text: "The events after <code>seq</code>, after a lost connection. Without a gap, the topic of the lane brings them.",
      operation: "getLaneLog",
      reply: "missed",
      path: { id: "{lane}" },
      query: { after: "{seq}" },
      status: 200,
    },
  ],
};

export const guides: readonly Guide[] = [firstBid, recovery, deposit, lane];
