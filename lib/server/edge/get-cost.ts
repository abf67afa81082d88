import 'server-only';
import { chargeTokens, hasToken, type RateLimit, takeToken } from '@/lib/server/rate-limit';
import { addressOf, isLoopback, type Origin } from './client-address';
import type { RequestRefusal } from './refuse-request';

/**
 * What one address may have made anew: five searches a second after a burst of 300. A page of a person is one of them,
 * and what is kept ready (homes, lists, pictures) is none.
 */
const costlyGets: RateLimit = { name: 'costly-gets', burst: 300, refillMs: 200 };
/** For a missing page: it is rendered each time, and few people ask for many. */
const missCost = 4;
const missed: ReadonlySet<number> = new Set([400, 404, 422]);

interface Get extends Origin {
  readonly method: string;
  /** As sent: path and query. */
  readonly url: string;
}

/** Charges what this GET costs; a refusal when its address has used up its limit. */
export function refuseCostly(get: Get, nowMs: number): RequestRefusal | null {
  if (!isCounted(get)) return null;
  const address = addressOf(get);
  if (!isMadeAnew(pathOf(get))) return hasToken(costlyGets, address, nowMs) ? null : tooMany(1);
  const token = takeToken(costlyGets, address, nowMs);
  return token.isAllowed ? null : tooMany(token.retryAfterSeconds);
}

/** Charges what a GET cost that found nothing. */
export function chargeMiss(get: Get, status: number, nowMs: number): void {
  if (isCounted(get) && missed.has(status)) chargeTokens(costlyGets, addressOf(get), missCost, nowMs);
}

const pathOf = ({ url }: Get): string => url.split('?', 1)[0] ?? '';

/** Live streams and the server's own requests have limits of their own or none; files of the build cost nothing. */
function isCounted(get: Get): boolean {
  if (get.method !== 'GET' && get.method !== 'HEAD') return false;
  if (isOwn(get)) return false;
  const path = pathOf(get);
  return !path.startsWith('/_next/static/') && path !== '/api/live' && !path.startsWith('/api/health');
}

/** From this machine and through no proxy: the timer, pages that are made to be shared, probes, and local work. */
const isOwn = ({ forwardedFor, peer }: Get): boolean => forwardedFor === null && isLoopback(peer ?? '');

const isMadeAnew = (path: string): boolean =>
  path === '/properties' || path === '/api/auctions' || path.startsWith('/api/auctions/');

const tooMany = (retryAfterSeconds: number): RequestRefusal => ({
  status: 429,
  reason: 'rate-limited',
  detail: `Too many requests from your network. Try again in ${retryAfterSeconds} s.`,
  retryAfterSeconds,
});
