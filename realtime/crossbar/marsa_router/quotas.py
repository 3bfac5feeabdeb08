"""Quotas of links, addresses and accounts, checked before Crossbar parses anything. The backend is not limited."""

import json
import os
from ipaddress import IPv6Network, ip_address
from pathlib import Path
from time import monotonic

from autobahn.websocket.types import ConnectionDeny
from crossbar.router import protocol
from twisted.logger import Logger, LogLevel

LIMITS = json.loads(Path(__file__).with_name("quotas.json").read_text())
# All connections of a load test come from one address.
ADDRESSES_COUNT = os.environ.get("WAMP_LIMITS") != "off"
TOO_MANY_REQUESTS = 429
MOST_IDLE_SOURCES = 1000
# Messages that a refused request costs besides its own.
REFUSAL_COST = 9


class Bucket:
    """Units that refill with time."""

    def __init__(self, per_second, most):
        self._per_second, self._most, self._left, self._filled_at = per_second, most, most, monotonic()

    def has(self, units=1):
        now = monotonic()
        self._left = min(self._most, self._left + (now - self._filled_at) * self._per_second)
        self._filled_at = now
        return self._left >= units

    def take(self, units=1):
        if not self.has(units):
            return False
        self._left -= units
        return True

    def is_full(self):
        return self.has(self._most)


class Source:
    """All links of one network address together, or all of one signed-in person."""

    def __init__(self):
        self.links = 0
        self.connections = Bucket(LIMITS["connectionsPerSecond"], LIMITS["connectionsPerAddress"])
        self.messages = Bucket(LIMITS["addressMessagesPerSecond"], LIMITS["addressMessageBurst"])
        self.bytes = Bucket(LIMITS["addressBytesPerSecond"], LIMITS["addressByteBurst"])
        self.offences = Bucket(LIMITS["offencesPerSecond"], LIMITS["offences"])

    def may_connect(self):
        if not ADDRESSES_COUNT:
            return True
        return self.links < LIMITS["connectionsPerAddress"] and self.offences.has() and self.connections.take()

    def is_idle(self):
        return self.links == 0 and self.connections.is_full() and self.offences.is_full()


sources = {}


def network_of(host):
    """Returns the /64 of an IPv6 address, which one customer has whole, and any other host as it is."""
    try:
        address = ip_address(host.split("%")[0])
    except ValueError:
        return host
    if address.version == 4:
        return host
    return str(address.ipv4_mapped or IPv6Network((int(address), 64), strict=False))


def source_at(kind, name):
    """Returns the quotas of an address or account; idle ones are forgotten."""
    if len(sources) > MOST_IDLE_SOURCES:
        for idle in [known for known, source in sources.items() if source.is_idle()]:
            del sources[idle]
    return sources.setdefault((kind, name), Source())


class QuotaProtocol(protocol.WampWebSocketServerProtocol):
    """A WebSocket with quotas; a link above one is dropped, and the rest of its bytes is not read."""

    _source = None

    def onConnect(self, request):
        source = source_at("address", network_of(self.transport.getPeer().host))
        if not source.may_connect():
            raise ConnectionDeny(TOO_MANY_REQUESTS, "Too many connections")
        self._source = source
        self._messages = Bucket(LIMITS["messagesPerSecond"], LIMITS["messageBurst"])
        self._bytes = Bucket(LIMITS["bytesPerSecond"], LIMITS["byteBurst"])
        source.links += 1
        return super().onConnect(request)

    def signed_in(self, person):
        """Counts the link to a person, so that a stranger at the same address takes nothing from them."""
        account = source_at("account", person)
        if self._source and account.links < LIMITS["connectionsPerAddress"]:
            self._source.links -= 1
            self._source = account
            account.links += 1

    def connectionLost(self, reason=None):
        if self._source:
            self._source.links -= 1
            self._source = None
        super().connectionLost(reason)

    def dataReceived(self, data):
        if self._source and not self._is_backend() and not self._takes("bytes", self._bytes, len(data)):
            return self._offend()
        super().dataReceived(data)

    def onMessageFrameBegin(self, length):
        if self._has_message():
            super().onMessageFrameBegin(length)

    def onPing(self, payload):
        if self._has_message():
            super().onPing(payload)

    def onPong(self, payload):
        if self._has_message():
            super().onPong(payload)

    def onMessage(self, payload, isBinary):
        if not self._is_backend():
            is_login = self._session is None or self._session._session_id is None
            if is_login and len(payload) > LIMITS["helloBytes"]:
                return self._offend()
            if payload.count(b"[") + payload.count(b"{") > LIMITS["brackets"]:
                return self._offend()
        super().onMessage(payload, isBinary)

    def refused(self):
        """A request was refused, which a client of ours never causes."""
        self._takes("messages", self._messages, REFUSAL_COST)

    def _bailout(self, code, reason=None):
        self._source and self._source.offences.take()
        super()._bailout(code, reason)

    def _is_backend(self):
        return self._session is not None and getattr(self._session, "_authrole", None) == "backend"

    def _has_message(self):
        if self._is_backend() or self._takes("messages", self._messages, 1):
            return True
        self._offend()
        return False

    def _takes(self, kind, own, units):
        return own.take(units) and (not ADDRESSES_COUNT or getattr(self._source, kind).take(units))

    def _offend(self):
        if self._source:
            self._source.offences.take()
        self.wasNotCleanReason = "above a quota"
        self.dropConnection(abort=True)


protocol.WampWebSocketServerFactory.protocol = QuotaProtocol

emit = Logger.emit
lines = Bucket(LIMITS["logLinesPerSecond"], LIMITS["logLines"])
left_out = 0


def emit_within_quota(self, level, format=None, **kwargs):
    """Writes a warning or an error while the quota of log lines lasts, and then how many were left out."""
    global left_out
    if level < LogLevel.warn:
        return emit(self, level, format, **kwargs)
    if not lines.take():
        left_out += 1
        return None
    if left_out > 0:
        emit(self, level, "{left_out} lines were left out", left_out=left_out)
        left_out = 0
    return emit(self, level, format, **kwargs)


Logger.emit = emit_within_quota
