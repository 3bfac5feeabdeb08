/** In the browser: shows a call of the try-out in TypeScript and Python too, and signs in as the demo's buyer. */
const pythonWords = { true: "True", false: "False", null: "None" };

/** A JSON text as Python writes it. Texts stay as they are. */
function pythonOf(json) {
  return json.replaceAll(/"(?:\\.|[^"\\])*"|\b(?:true|false|null)\b/g, (part) => pythonWords[part] ?? part);
}

/** The lines of an indented block after its first one. */
function indented(text, by) {
  return text.replaceAll("\n", `\n${by}`);
}

/** The JSON body, two spaces deep; null without a body. */
function jsonOf(request) {
  const body = request.get("body");
  if (body === undefined || body === null || body === "") return null;
  if (typeof body !== "string") return undefined;
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return undefined;
  }
}

const headersOf = (request) => JSON.stringify(request.get("headers")?.toJS() ?? {}, null, 2);

function typescriptOf(request) {
  const json = jsonOf(request);
  if (json === undefined) return "// This body is no JSON: use the call in curl.";
  const body = json === null ? "" : `\n  body: JSON.stringify(${indented(json, "  ")}),`;
  return `const reply = await fetch(${JSON.stringify(request.get("url"))}, {
  method: ${JSON.stringify(request.get("method"))},
  headers: ${indented(headersOf(request), "  ")},${body}
});
console.log(reply.status, await reply.json());`;
}

function pythonCallOf(request) {
  const json = jsonOf(request);
  if (json === undefined) return "# This body is no JSON: use the call in curl.";
  const data = json === null ? "" : `\n    data=json.dumps(${indented(pythonOf(json), "    ")}).encode(),`;
  return `import json
from urllib.request import Request, urlopen

reply = urlopen(Request(
    ${JSON.stringify(request.get("url"))},
    method=${JSON.stringify(request.get("method"))},
    headers=${indented(headersOf(request), "    ")},${data}
))
print(reply.status, json.load(reply))`;
}

/** A plugin of Swagger UI. */
globalThis.marsaSnippets = {
  fn: {
    requestSnippetGenerator_typescript: typescriptOf,
    requestSnippetGenerator_python: pythonCallOf,
  },
};

/** Makes the button of the page sign in; the page has one where the controls are on. */
globalThis.offerSignIn = (ui) => {
  const place = document.querySelector("#demo-sign-in");
  if (!place?.hidden) return;
  place.hidden = false;
  const [button, said] = [place.querySelector("button"), place.querySelector("output")];
  button.addEventListener("click", async () => {
    button.disabled = true;
    said.textContent = "";
    try {
      const reply = await fetch("/api/auth/signin", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ id: button.dataset.id, password: button.dataset.password }),
      });
      const { access_token: token, message } = await reply.json();
      if (token) ui.preauthorizeApiKey("bearer", token);
      said.textContent = token ? "Signed in. Every try-out now sends the token." : message;
    } catch {
      said.textContent = "The server did not answer. Try again.";
    }
    button.disabled = false;
  });
};
