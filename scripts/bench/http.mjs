import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/**
 * One request over a kept connection. Answers status, headers, body, its bytes as sent, and milliseconds to
 * the last byte.
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
      // The server closed the kept connection just then, and took nothing of the request.
      if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(send(url, options));
      else reject(error);
    });
    sent.end(body);
  });
}

/** The same, for what must succeed: throws with the answer when it does not. */
export async function sendOk(url, options) {
  const answer = await send(url, options);
  if (answer.status < 300) return answer;
  throw new Error(
    `${options?.method ?? 'GET'} ${url} answered ${answer.status}: ${answer.text.slice(0, 300)}`,
  );
}
