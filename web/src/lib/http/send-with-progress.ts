/**
 * Sends a request and tells how much of its body has left. `fetch` cannot tell this, so it goes by XMLHttpRequest.
 * `onProgress`: the sent part, 0 to 1.
 */
export async function sendWithProgress(
  request: Request,
  onProgress: (part: number) => void,
): Promise<Response> {
  const body = await request.arrayBuffer();
  const { method, url, headers, signal } = request;
  const call = new XMLHttpRequest();
  call.open(method, url);
  call.responseType = "arraybuffer";
  for (const [name, value] of headers) call.setRequestHeader(name, value);
  call.upload.addEventListener("progress", ({ loaded, total }) => total > 0 && onProgress(loaded / total));
  const answer = new Promise<Response>((resolve, reject) => {
    call.addEventListener("load", () => resolve(responseOf(call)));
    call.addEventListener("error", () => reject(new TypeError("The connection was lost")));
    call.addEventListener("abort", () => reject(signal.reason as Error));
  });
  const abort = () => call.abort();
  signal.addEventListener("abort", abort, { once: true });
  if (signal.aborted) throw signal.reason as Error;
  call.send(body);
  try {
    return await answer;
  } finally {
    signal.removeEventListener("abort", abort);
  }
}

function responseOf(call: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of call.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const end = line.indexOf(":");
    if (end > 0) headers.append(line.slice(0, end), line.slice(end + 1).trim());
  }
  return new Response(call.response as ArrayBuffer, { status: call.status, headers });
}
