import 'server-only';
import { boardPaths, pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import { addressOf, isLoopback, type Origin } from '@/lib/server/platform/http/client-address';
import { perProcess } from '@/lib/server/platform/process/per-process';
import { chargeTokens, hasToken, type RateLimit, takeToken } from '@/lib/server/platform/rate-limit';
import { problems as copy } from '@/messages/api/problems';
import type { RequestRefusal } from './refuse-request';

/**
 * How many pages may be rendered for one address: five searches a second after a burst of 300. Cached pages
 * (homes, lists) and pictures cost nothing.
 */
const costlyGets: RateLimit = { name: 'costly-gets', burst: 300, refillMs: 200 };
/** Tokens for a missing page. It is rendered for each request, and few people request many. */
const missCost = 4;
const missed: ReadonlySet<number> = new Set([400, 404, 422]);

/**
 * GETs of one address that may be in progress at once. The limit is needed because a miss is charged only at
 * its end. A browser has at most a hundred open, and nearly all are answered within milliseconds.
 */
const mostUnderWay = 250;
const underWay = perProcess('getsUnderWay', () => new Map<string, number>());

interface Get extends Origin {
  readonly method: string;
  /** Path and query, as sent. */
  readonly url: string;
}

/** Charges the cost of this GET. Returns a refusal when its address has used up its limit. */
export function refuseCostly(get: Get, nowMs: number): RequestRefusal | null {
  if (!isCounted(get)) return null;
  const address = addressOf(get);
  if (!isMadeAnew(pathOf(get))) return hasToken(costlyGets, address, nowMs) ? null : tooMany(1);
  const token = takeToken(costlyGets, address, nowMs);
  return token.isAllowed ? null : tooMany(token.retryAfterSeconds);
}

/**
 * Counts this GET as in progress until `leave`. Returns a refusal, and does not count it, when its address
 * has too many.
 */
export function enter(get: Get): RequestRefusal | null {
  if (!isCounted(get) || isStored(pathOf(get))) return null;
  const address = addressOf(get);
  const count = underWay().get(address) ?? 0;
  if (count >= mostUnderWay) return tooMany(1);
  underWay().set(address, count + 1);
  return null;
}

/** Ends a GET that `enter` let in. `status` is null when the client hung up before the answer began. */
export function leave(get: Get, status: number | null, nowMs: number): void {
  if (!isCounted(get)) return;
  const address = addressOf(get);
  if (!isStored(pathOf(get))) {
    const left = (underWay().get(address) ?? 1) - 1;
    if (left > 0) underWay().set(address, left);
    else underWay().delete(address);
  }
  if (isMiss(get, status)) chargeTokens(costlyGets, address, missCost, nowMs);
}

/**
 * A hang-up before the answer began counts as a miss: a cached page starts before anyone hangs up, and a page
 * rendered per request was charged by `refuseCostly`.
 */
const isMiss = (get: Get, status: number | null): boolean =>
  status === null ? !isMadeAnew(pathOf(get)) : missed.has(status);

const pathOf = ({ url }: Get): string => url.split('?', 1)[0] ?? '';

/** Live streams and the server's own requests have separate limits or none. Build files cost nothing. */
function isCounted(get: Get): boolean {
  if (get.method !== 'GET' && get.method !== 'HEAD') return false;
  if (isOwn(get)) return false;
  const path = pathOf(get);
  return !path.startsWith('/_next/static/') && path !== '/api/live' && !path.startsWith('/api/health');
}

/**
 * From this machine without a proxy: the timer, renders of shared pages, health probes and local development.
 */
const isOwn = ({ forwardedFor, peer }: Get): boolean => forwardedFor === null && isLoopback(peer ?? '');

const isMadeAnew = (path: string): boolean =>
  madeAnew.has(path) || path.startsWith(pageRoutes.saleDay('')) || path.startsWith('/api/auctions/');

const madeAnew: ReadonlySet<string> = new Set([
  routes.properties,
  ...Object.values(boardPaths),
  '/api/auctions',
]);

/** Not limited in number: slow clients keep these downloads open for long, and a miss is cheap. */
const isStored = (path: string): boolean => path.startsWith('/media/') || path.startsWith('/documents/');

const tooMany = (retryAfterSeconds: number): RequestRefusal => ({
  status: 429,
  reason: 'rate-limited',
  detail: copy.tooManyFromNetwork({ seconds: retryAfterSeconds }),
  retryAfterSeconds,
});
