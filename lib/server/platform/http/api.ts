import 'server-only';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { clock } from '@/lib/server/platform/clock';
import { env } from '@/lib/server/platform/env';
import { isDiskFull } from '@/lib/server/platform/process/disk-full';
import { isBadDocumentError, isBusyError, isLaterVersionError } from '@/lib/server/platform/store/store';
import { problems as copy } from '@/messages/api/problems';
import { compressed } from './compressed';
import { type BodyFault, readBody } from './read-body';

export interface ApiContext<Params, Body> {
  readonly request: Request;
  readonly params: Params;
  readonly body: Body;
  readonly requestId: string;
  /**
   * The site's time in milliseconds UTC, set once: after the last byte of the body, or after the headers
   * without one.
   */
  readonly receivedAt: number;
}

interface Options<Body> {
  /** Schema of the JSON body. Without it, no body is read. */
  readonly body?: z.ZodType<Body>;
  readonly maxBytes?: number;
}

type RouteContext<Params> = { params: Promise<Params> };

/**
 * Wraps a route handler: receive time, request id, origin check on mutations, body limit and parsing,
 * compression, one log line for mutations and errors. A thrown error becomes a 500 without internal details,
 * or a 503 when the store is busy or full, or cannot read or fully show a record.
 */
export function apiRoute<Params = object, Body = undefined>(
  options: Options<Body>,
  handle: (context: ApiContext<Params, Body>) => Promise<Response>,
) {
  return async (request: Request, route: RouteContext<Params>): Promise<Response> => {
    const startedAt = Date.now();
    const requestId = randomUUID();
    const response = await answer(options, handle, request, route, requestId);
    response.headers.set('x-request-id', requestId);
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store');
    log(request, response.status, requestId, startedAt);
    return response;
  };
}

/** An RFC 9457 problem response. `reason` is for machines; `detail` tells a person what to do next. */
export function problem(
  status: number,
  reason: string,
  detail: string,
  more: Readonly<Record<string, unknown>> = {},
): Response {
  return Response.json(
    { type: 'about:blank', title: reason, status, reason, detail, ...more },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );
}

async function answer<Params, Body>(
  options: Options<Body>,
  handle: (context: ApiContext<Params, Body>) => Promise<Response>,
  request: Request,
  route: RouteContext<Params>,
  requestId: string,
): Promise<Response> {
  try {
    // Compression reads the start of a stream, which can fail too.
    return await compressed(request, await checkAndHandle(options, handle, request, route, requestId));
  } catch (error) {
    if (request.signal.aborted && isAbort(error)) return clientGone();
    const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stderr.write(`${JSON.stringify({ level: 'error', requestId, cause })}\n`);
    if (isBusyError(error)) return busyProblem();
    if (isBadDocumentError(error)) return unreadable(requestId);
    if (isLaterVersionError(error)) return laterVersion();
    if (isDiskFull(error)) return diskFull();
    return problem(500, 'internal', copy.internal({ requestId }));
  }
}

async function checkAndHandle<Params, Body>(
  options: Options<Body>,
  handle: (context: ApiContext<Params, Body>) => Promise<Response>,
  request: Request,
  route: RouteContext<Params>,
  requestId: string,
): Promise<Response> {
  if (isMutation(request) && !isFromThisSite(request)) {
    return problem(403, 'foreign-origin', copy.foreignOrigin);
  }
  const body = await parseBody(request, options);
  const receivedAt = clock.now();
  if (body instanceof Response) return body;
  return handle({ request, params: await route.params, body: body.value, requestId, receivedAt });
}

/**
 * It is unknown whether the request was committed. Sending it again with the same Idempotency-Key finds out.
 */
export function busyProblem(): Response {
  const response = problem(503, 'busy', copy.busy);
  response.headers.set('retry-after', '1');
  return response;
}

function diskFull(): Response {
  const response = problem(503, 'disk-full', copy.diskFull);
  response.headers.set('retry-after', '60');
  return response;
}

/** Nothing was decided on the unreadable record. Staff have been alerted and repair it. */
function unreadable(requestId: string): Response {
  const response = problem(503, 'unreadable', copy.unreadable({ requestId }));
  response.headers.set('retry-after', '60');
  return response;
}

/** Happens after a rollback. Leaving out the later fields would make a genuine record look forged. */
function laterVersion(): Response {
  const response = problem(503, 'later-version', copy.laterVersion);
  response.headers.set('retry-after', '3600');
  return response;
}

const isMutation = (request: Request): boolean => !['GET', 'HEAD', 'OPTIONS'].includes(request.method);

/** Browsers send the origin with a mutation. A caller without a browser has no session cookie to abuse. */
export function isFromThisSite(request: Request): boolean {
  const origin = request.headers.get('origin');
  if (!origin) return ['same-origin', 'none', null].includes(request.headers.get('sec-fetch-site'));
  if (!URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  return host === request.headers.get('host') || host === new URL(env().siteUrl).host;
}

async function parseBody<Body>(
  request: Request,
  options: Options<Body>,
): Promise<Response | { value: Body }> {
  if (!options.body) return { value: undefined as Body };
  const limit = options.maxBytes ?? 16_384;
  const raw = await readBody(request, limit);
  if (!raw.ok) return refuseBody(raw.reason, limit);
  const parsed = options.body.safeParse(parseJson(raw.value));
  if (parsed.success) return { value: parsed.data };
  const errors = parsed.error.issues.map((issue) => ({
    field: issue.path.join('.'),
    message: issue.message,
  }));
  return problem(422, 'invalid-body', copy.invalidFields, { errors });
}

function refuseBody(fault: BodyFault, limitBytes: number): Response {
  switch (fault) {
    case 'too-large':
      return problem(413, 'too-large', copy.tooLarge({ limitBytes }));
    case 'too-slow':
      return hangUp(problem(408, 'too-slow', copy.tooSlow));
    case 'aborted':
      return clientGone();
  }
}

/** Closes the connection, because the unread rest of the body would be parsed as the next request. */
function hangUp(response: Response): Response {
  response.headers.set('connection', 'close');
  return response;
}

/** Whether streams and timers throw this error when the client hangs up. Any other error is still logged. */
const isAbort = (error: unknown): boolean =>
  error instanceof Error &&
  (error.message === 'aborted' || ['AbortError', 'ResponseAborted'].includes(error.name));

/** The client is gone. Proxies log 499 for this. */
const clientGone = (): Response => new Response(null, { status: 499 });

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}

function log(request: Request, status: number, requestId: string, startedAt: number): void {
  const { pathname } = new URL(request.url);
  const isWorthALine = isMutation(request) && pathname !== '/api/tick' && !pathname.startsWith('/api/views/');
  if (status === 499 || (!isWorthALine && status < 500)) return;
  const line = {
    level: status >= 500 && status !== 501 ? 'error' : 'info',
    requestId,
    method: request.method,
    path: pathname,
    status,
    ms: Date.now() - startedAt,
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
