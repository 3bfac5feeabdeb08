"""Adds a login method called jwt, a time limit for logins, enforced goodbyes and the router's proof to Crossbar."""

import hmac
import os
from base64 import b64encode

from autobahn.twisted.websocket import WampWebSocketServerProtocol
from autobahn.wamp import message
from crossbar import personality
from crossbar.common import checkconfig
from crossbar.router.auth import PendingAuthTicket
from crossbar.router.session import RouterSession, RouterSessionFactory
from crossbar.worker import transport  # noqa: F401, sets the header that is replaced below
from twisted.web import server

from marsa_router import quotas

LOGIN_SECONDS = 5
LEAVE_SECONDS = 2


class PendingAuthToken(PendingAuthTicket):
    """Logs a client in by its access token; jwt is only the name of the method."""

    AUTHMETHOD = "jwt"


# Crossbar's own header tells its version to everybody.
server.version = b"Marsa"

# Requests that no person may make: refused here, since a question to the authorizer costs milliseconds. The router's
# own sessions have other roles.
SIGNED_IN = ("user", "staff")
PEOPLE = ("anonymous", *SIGNED_IN)
BACKEND_REQUESTS = (message.Publish, message.Call, message.Register)


# The procedure by which this router proves to the backend that it knows the secret, too (src/wampcra.ts).
PROVE = "marsa.router.prove"


def proof_of_router(nonce):
    """Returns the proof for a nonce; another hash than the login's, so that no login gives it away."""
    return b64encode(hmac.digest(os.environ["WAMP_SECRET"].encode(), str(nonce).encode(), "sha512")).decode()


class BoundedSession(RouterSession):
    """Ends links that do not log in, and links that stay after a goodbye. Refuses people the backend's requests."""

    def onMessage(self, msg):
        if isinstance(msg, message.Call) and msg.procedure == PROVE and self._authrole == "backend":
            proof = proof_of_router(msg.args[0] if msg.args else "")
            return self._transport.send(message.Result(msg.request, args=[proof]))
        if not isinstance(msg, BACKEND_REQUESTS) or self._authrole not in PEOPLE:
            return super().onMessage(msg)
        self._transport.refused()
        if not isinstance(msg, message.Publish) or msg.acknowledge:
            refusal = message.Error(msg.MESSAGE_TYPE, msg.request, "wamp.error.not_authorized")
            self._transport.send(refusal)

    def onJoin(self, details):
        super().onJoin(details)
        if details.authrole in SIGNED_IN and isinstance(self._transport, quotas.QuotaProtocol):
            self._transport.signed_in(details.authid)

    def onOpen(self, transport):
        super().onOpen(transport)
        self._abort_in(LOGIN_SECONDS, transport, lambda: self._session_id is None)

    def leave(self, reason=None, message=None):
        super().leave(reason, message)
        self._abort_in(LEAVE_SECONDS, self._transport, lambda: True)

    def _abort_in(self, seconds, transport, still_needed):
        if not isinstance(transport, WampWebSocketServerProtocol):
            return
        from twisted.internet import reactor

        reactor.callLater(seconds, lambda: self._transport is transport and still_needed() and transport.abort())


RouterSessionFactory.session = BoundedSession


def check_transport_auth(this, auth, ignore=()):
    """Checks the methods of a transport; jwt is checked as a ticket is."""
    if "jwt" in auth:
        checkconfig.check_transport_auth_ticket(auth["jwt"])
    checkconfig.check_transport_auth(this, auth, ["jwt", *ignore])


class Personality(personality.Personality):
    """Crossbar with these additions."""

    NAME = "marsa"
    EXTRA_AUTH_METHODS = {"jwt": PendingAuthToken}
    check_transport_auth = check_transport_auth
