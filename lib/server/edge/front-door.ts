import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { refuseRequest } from './refuse-request';
import { noteServer } from './stopping';

/**
 * Stands before Next in its own HTTP server: refuses what no route should see. Next offers no hook there, Node does:
 * the first request names its server.
 */
export function openFrontDoor(): void {
  const guarded = new WeakSet<Server>();
  subscribe('http.server.request.start', (message) => {
    const server = serverOf(message);
    if (!server || guarded.has(server)) return;
    guarded.add(server);
    noteServer(server);
    guardServer(server);
  });
}

const serverOf = (message: unknown): Server | null =>
  typeof message === 'object' && message !== null && 'server' in message && message.server instanceof Server
    ? message.server
    : null;

function guardServer(server: Server): void {
  const handlers = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (refuse(request, response)) return;
    for (const handle of handlers) Reflect.apply(handle, server, [request, response]);
  });
}

/** True when the request was answered here. */
function refuse(request: IncomingMessage, response: ServerResponse): boolean {
  const refusal = refuseRequest({ url: request.url ?? '', host: request.headers.host });
  if (!refusal) return false;
  const { status, reason, detail } = refusal;
  response.writeHead(status, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    // A body that nobody reads must not hold the connection.
    connection: 'close',
  });
  response.end(JSON.stringify({ type: 'about:blank', title: reason, status, reason, detail }));
  return true;
}
