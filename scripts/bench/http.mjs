import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/**
 * Sends one request over a keep-alive connection. Returns the status, headers, body text, raw bytes, and
 * milliseconds to the last byte.
 */
export function send(url, options = {}) {
  const { method = 'GET', headers = {}, json } = options;
  const body = json === undefined ? undefined : JSON.stringify(json);
  const length = body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const sent = request(url, { method, agent, headers: { ...headers, ...length } }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const ms = performance.now() - start;
        const bytes = Buffer.concat(chunks);
        resolve({
          status: response.statusCode,
          headers: response.headers,
          text: bytes.toString(),
          bytes,
          ms,
        });
      });
    });
    sent.on('error', (error) => {
      // The server closed the idle connection, most likely before it read the request, so retry.
      if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(send(url, options));
      else reject(error);
    });
    sent.end(body);
  });
}

/** Like `send`, but throws with the response text when the status is 300 or above. */
export async function sendOk(url, options) {
  const answer = await send(url, options);
  if (answer.status < 300) return answer;
  throw new Error(
    `${options?.method ?? 'GET'} ${url} answered ${answer.status}: ${answer.text.slice(0, 300)}`,
  );
}
