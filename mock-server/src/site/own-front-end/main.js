const marsa = import.meta.env.VITE_MARSA ?? "http://localhost:4000";
const headers = { "content-type": "application/json" };
const query = { method: "POST", headers, body: JSON.stringify({ sort: "ending", limit: 5 }) };
const line = ({ title, live }) => `${title}: AED ${live.price ?? live.start_price}`;
async function draw() {
  const { data } = await (await fetch(`${marsa}/api/auction/lots`, query)).json();
  document.body.innerText = data.items.map(line).join("\n");
}
await draw();
const socket = new WebSocket(`${marsa.replace("http", "ws")}/ws`, "wamp.2.json");
const send = (...message) => socket.send(JSON.stringify(message));
const hello = { roles: { subscriber: {} }, authmethods: ["anonymous"] };
socket.addEventListener("open", () => send(1, "realm1", hello));
socket.addEventListener("message", ({ data }) => {
  const [type] = JSON.parse(data);
  if (type === 2) send(32, 1, {}, "auction.lots");
  if (type === 36) void draw();
});
