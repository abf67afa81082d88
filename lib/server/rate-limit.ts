import 'server-only';

/** So many at once, and then one more each time `refillMs` has passed. */
export interface RateLimit {
  readonly name: string;
  readonly burst: number;
  /** Milliseconds in which one token comes back. */
  readonly refillMs: number;
}

export type RateLimitAnswer =
  | { readonly isAllowed: true }
  | { readonly isAllowed: false; readonly retryAfterSeconds: number };

interface Bucket {
  readonly tokens: number;
  readonly atMs: number;
}

/** Above this the buckets unused for longest are forgotten: memory stays bounded under any flood of keys. */
export const MAX_BUCKETS = 20_000;

/**
 * Takes a token of the bucket of this limit and key (an address, a user id). In memory, so each instance counts for
 * itself. `nowMs` is the time in milliseconds; one that runs backwards gives no tokens.
 */
export function takeToken(limit: RateLimit, key: string, nowMs: number): RateLimitAnswer {
  const buckets = allBuckets();
  const name = `${limit.name} ${key}`;
  const { tokens, atMs } = refill(limit, buckets.get(name), nowMs);
  const isAllowed = tokens >= 1;

  // A map keeps the order of insertion: taken out and put back, the bucket is the one used last.
  buckets.delete(name);
  buckets.set(name, { tokens: isAllowed ? tokens - 1 : tokens, atMs });
  if (buckets.size > MAX_BUCKETS) buckets.delete(buckets.keys().next().value ?? '');

  if (isAllowed) return { isAllowed };
  return { isAllowed, retryAfterSeconds: Math.max(1, Math.ceil(((1 - tokens) * limit.refillMs) / 1000)) };
}

/** Looks without taking: for limits that count only what went wrong. */
export const hasToken = (limit: RateLimit, key: string, nowMs: number): boolean =>
  refill(limit, allBuckets().get(`${limit.name} ${key}`), nowMs).tokens >= 1;

function refill({ burst, refillMs }: RateLimit, bucket: Bucket | undefined, nowMs: number): Bucket {
  if (bucket === undefined) return { tokens: burst, atMs: nowMs };
  const atMs = Math.max(nowMs, bucket.atMs);
  return { tokens: Math.min(burst, bucket.tokens + (atMs - bucket.atMs) / refillMs), atMs };
}

/** Bundles do not share module state. */
function allBuckets(): Map<string, Bucket> {
  const place: typeof globalThis & { bankOwnedBuckets?: Map<string, Bucket> } = globalThis;
  place.bankOwnedBuckets ??= new Map();
  return place.bankOwnedBuckets;
}
