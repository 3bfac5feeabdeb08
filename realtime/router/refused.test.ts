/** A stranger whose upgrade was refused costs the embedded router nothing more. */
import { once } from "node:events";
import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { listeningBroker } from "./test-support/listening-broker.ts";

test("a refused upgrade is answered and cut, although the stranger never ends the link", async () => {
  const { broker, server, port } = await listeningBroker();
  const stranger = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  onTestFinished(() => {
    stranger.destroy();
    return broker.close();
  });
  stranger.on("error", () => stranger.destroy());
  stranger.write("GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n");
  const [answer] = await once(stranger, "data");
  expect(String(answer)).toContain("HTTP/1.1 400");
  stranger.write("x".repeat(100_000));
  // A server closes when its last link has ended.
  server.close();
  await once(server, "close");
});
