import 'server-only';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { compressResponse } from './compress-responses';
import { toCurrentUrl, toMovedPage } from './former-urls';
import { enter, leave, refuseCostly } from './get-cost';
import { getMissingPage, mendPage } from './missing-pages';
import { type RequestRefusal, refuseRequest } from './refuse-request';
import { createPageReuse } from './reuse-pages';
import { registerServer } from './stopping';

/**
 * Refuses requests that no route should see, before they reach Next. It runs inside Next's own HTTP server.
 * Next has no hook there, so Node's diagnostics channel provides the server with its first request. Returns a
 * function that lets later servers go without a door, for tests.
 */
export function openFrontDoor(): () => void {
  const guarded = new WeakSet<Server>();
  const guard = (message: unknown) => {
    const server = serverOf(message);
    if (!server || guarded.has(server)) return;
    guarded.add(server);
    registerServer(server);
    guardServer(server);
  };
  subscribe('http.server.request.start', guard);
  return () => unsubscribe('http.server.request.start', guard);
}

const serverOf = (message: unknown): Server | null =>
  typeof message === 'object' && message !== null && 'server' in message && message.server instanceof Server
    ? message.server
    : null;

function guardServer(server: Server): void {
  const handlers = server.listeners('request');
  const reusePage = createPageReuse();
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (refuse(request, response) || redirect(request, response)) return;
    request.url = toCurrentUrl(request.url ?? '');
    mendPage(request, response, () => getMissingPage(Date.now()));
    compressResponse(request, response);
    reusePage(request, response);
    for (const handle of handlers) Reflect.apply(handle, server, [request, response]);
  });
}

/** True when the request was refused and answered. */
function refuse(request: IncomingMessage, response: ServerResponse): boolean {
  const { method = '', url = '', headers, socket } = request;
  // Node joins repeated headers into one.
  const forwardedFor = headers['x-forwarded-for']?.toString() ?? null;
  const get = { method, url, forwardedFor, peer: socket.remoteAddress };
  const refusal =
    refuseRequest({ method, url, host: headers.host }) ?? refuseCostly(get, Date.now()) ?? enter(get);
  if (refusal) {
    answer(response, refusal, headers.accept);
    return true;
  }
  // 'close' and not 'finish', which is not emitted when the client hangs up.
  response.once('close', () => leave(get, response.headersSent ? response.statusCode : null, Date.now()));
  return false;
}

/** True when the request was redirected to the current URL of its page. */
function redirect({ url = '' }: IncomingMessage, response: ServerResponse): boolean {
  const location = toMovedPage(url);
  if (location === null) return false;
  response.writeHead(308, { location }).end();
  return true;
}

function answer(response: ServerResponse, refusal: RequestRefusal, accept = ''): void {
  const { status, reason, detail, retryAfterSeconds, allow } = refusal;
  const isPerson = accept.includes('text/html');
  response.writeHead(status, {
    'content-type': isPerson ? 'text/plain; charset=utf-8' : 'application/problem+json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
    ...(allow !== undefined && { allow }),
    // An unread body must not keep the connection open.
    connection: 'close',
  });
  response.end(
    isPerson ? `${detail}\n` : JSON.stringify({ type: 'about:blank', title: reason, status, reason, detail }),
  );
}
