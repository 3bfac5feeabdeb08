"""Follows the price of one lot, written from /docs/topics alone: python follow_lot.py http://localhost:4000 LOT.

WAMP_URL replaces the router's address. Prints one line for each change of the price. Needs the package autobahn.
"""

import asyncio
import json
import os
import random
import sys
from urllib.parse import urljoin
from urllib.request import urlopen

from autobahn.asyncio.wamp import ApplicationRunner, ApplicationSession

BASE, LOT = sys.argv[1], sys.argv[2]


def ask(path):
    with urlopen(f"{BASE}/api{path}", timeout=10) as answer:
        return json.load(answer)["data"]


class Lot:
    """The state of the lot, and its position in the topic."""

    def __init__(self):
        self.position = None  # (epoch, seq)
        self.held = []  # events that wait for the snapshot
        self.reading = False
        self.node, self.heartbeat = None, 0

    async def read(self):
        if self.reading:
            return
        self.reading = True
        try:
            lot = await asyncio.get_running_loop().run_in_executor(None, ask, f"/auction/lot/{LOT}")
        except OSError:
            asyncio.get_running_loop().call_later(1, self.again)
            return
        finally:
            self.reading = False
        live = lot["live"]
        self.position = (live["epoch"], live["seq"])
        self.show(live)
        held, self.held = sorted(self.held, key=lambda event: event["seq"]), []
        for event in held:
            self.take(event)

    def again(self):
        asyncio.ensure_future(self.read())

    def take(self, event):
        if self.position is None or self.reading:
            self.held.append(event)
            return
        epoch, seq = self.position
        if event["epoch"] == epoch and event["seq"] <= seq:
            return  # known already
        if event["epoch"] != epoch or event["prev"] > seq:  # a gap
            self.held.append(event)
            self.again()
            return
        self.position = (epoch, event["seq"])
        self.show(event["state"])

    def hear(self, beat):
        moved = beat["moved"]
        missed = moved["node"] != self.node or moved["since"] > self.heartbeat
        self.node, self.heartbeat = moved["node"], moved["n"] if missed else max(moved["n"], self.heartbeat)
        if self.position is None or self.reading:
            return
        epoch, seq = self.position
        if missed or beat["epoch"] != epoch or moved["lots"].get(LOT, 0) > seq:
            self.again()

    def show(self, state):
        price = state["start_price"] if state["price"] is None else state["price"]
        print(json.dumps({"seq": self.position[1], "price": price}), flush=True)


lot = Lot()


class Session(ApplicationSession):
    async def onJoin(self, _details):
        lot.node = None
        await self.subscribe(lot.hear, "heartbeat.pub")
        await self.subscribe(lot.take, f"auction.lot.{LOT}")
        lot.again()

    def onDisconnect(self):
        asyncio.get_event_loop().stop()


async def main():
    wamp = ask("/config")["wamp"]
    url = os.environ.get("WAMP_URL") or urljoin(BASE.replace("http", "ws", 1), wamp["url"])
    runner = ApplicationRunner(url, wamp["realm"])
    while True:
        try:
            _transport, protocol = await runner.run(Session, start_loop=False)
            await protocol.is_closed
        except OSError:
            pass
        await asyncio.sleep(2 + random.random() / 2)


asyncio.run(main())
