import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import {
  apiBase,
  type SellerOperation,
  sellerOperations,
} from '@/lib/domain/open-data/seller-api/operations';
import { responseBodies } from '@/lib/domain/open-data/seller-api/resources';

type RouteHandler = (request: Request, route: { params: Promise<object> }) => Promise<Response>;

export const operations: readonly SellerOperation[] = sellerOperations;

export const siteUrl = 'https://homes.example';

/** Answers a request by the route of its operation, and checks the response against the operation. */
export async function sellerFetch(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  for (const operation of operations) {
    const params = operation.method === request.method ? paramsIn(operation, pathname) : null;
    if (!params) continue;
    const response = await (await routeOf(operation))(request, { params: Promise.resolve(params) });
    await expectDescribed(operation, response.clone());
    return response;
  }
  throw new Error(`No operation for ${request.method} ${pathname}`);
}

export const folderOf = ({ path }: SellerOperation): string => path.replace(/\{(\w+)\}/g, '[$1]');

export async function routeOf(operation: SellerOperation): Promise<RouteHandler> {
  const file = fileURLToPath(new URL(`../v1${folderOf(operation)}/route.ts`, import.meta.url));
  const module = (await import(/* @vite-ignore */ file)) as Record<string, RouteHandler>;
  const handler = module[operation.method];
  if (!handler) throw new Error(`${operation.operationId} has no route`);
  return handler;
}

function paramsIn({ path }: SellerOperation, pathname: string): Readonly<Record<string, string>> | null {
  const pattern = path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const found = new RegExp(`^${apiBase}${pattern}$`).exec(pathname);
  if (!found) return null;
  const entries = Object.entries(found.groups ?? {});
  return Object.fromEntries(entries.map(([name, value]) => [name, decodeURIComponent(value)]));
}

async function expectDescribed({ status, returns }: SellerOperation, response: Response): Promise<void> {
  if (response.status >= 400) {
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    return;
  }
  expect(response.status).toBe(status);
  expect(response.headers.get('ratelimit')).toMatch(/^"key";r=\d+;t=\d+$/);
  if (returns === null) return expect(await response.text()).toBe('');
  const body: unknown = await response.json();
  // Fails for a property that the document does not have.
  expect(responseBodies[returns].parse(body)).toEqual(body);
}

interface Sent {
  readonly token?: string;
  readonly body?: unknown;
  readonly bytes?: Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Idempotency-Key; a new one for each request if missing. */
  readonly once?: string | null;
}

let count = 0;

/** Sends a request as an organization's system would: `send('POST /drafts', { token, body })`. */
export function send(operation: string, { token, body, bytes, headers, once }: Sent = {}): Promise<Response> {
  const [method = '', path = ''] = operation.split(' ');
  count += 1;
  const key = once === undefined ? `request-${count}` : once;
  return sellerFetch(
    new Request(`${siteUrl}${apiBase}${path}`, {
      method,
      headers: {
        'x-forwarded-for': `10.1.${Math.floor(count / 250)}.${(count % 250) + 1}`,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(method === 'POST' && key !== null && { 'idempotency-key': key }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(bytes && { body: bytes }),
    }),
  );
}
