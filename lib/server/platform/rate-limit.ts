import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { perProcess } from '@/lib/server/platform/process/per-process';

/** A token bucket: `burst` requests at once, then one more every `refillMs`. */
export interface RateLimit {
  readonly name: string;
  readonly burst: number;
  /** Milliseconds until one token is back. */
  readonly refillMs: number;
}

export type RateLimitAnswer =
  | { readonly isAllowed: true }
  | { readonly isAllowed: false; readonly retryAfterSeconds: number };

interface Bucket {
  readonly tokens: number;
  readonly atMs: number;
}

/** The buckets of one limit, by key. */
interface Book {
  readonly buckets: Map<string, Bucket>;
  sweptAtMs: number;
}

/** How many keys of one limit can have their own bucket. */
export const MAX_BUCKETS = 20_000;
/** Beyond that, new keys share this many buckets. */
const SHARED_BUCKETS = 256;
const SWEEP_EVERY_MS = 1_000;

/**
 * Takes a token from the bucket of this limit and key (an address, a user id). Buckets are in memory, so each
 * instance counts separately. `nowMs` is the time in milliseconds; a clock that runs backward gives no
 * tokens.
 *
 * Memory is bounded. A flood of keys gives nobody extra tokens, because only full buckets are dropped. While
 * none is full, new keys share a few buckets, and a key with its own bucket keeps it. Use keys that are known
 * to exist, not ids that the caller can make up.
 */
export function takeToken(limit: RateLimit, key: string, nowMs: number): RateLimitAnswer {
  const bucket = read(limit, key, nowMs);
  const isAllowed = bucket.tokens >= 1;
  bucket.keep(isAllowed ? bucket.tokens - 1 : bucket.tokens);
  if (isAllowed) return { isAllowed };
  return { isAllowed, retryAfterSeconds: secondsUntilToken(limit, bucket.tokens) };
}

/**
 * Takes `count` tokens for a request whose cost is known only afterward. Missing tokens become a debt of at
 * most
 * `burst` tokens, so requests that passed together on one last token still pay.
 */
export function chargeTokens(limit: RateLimit, key: string, count: number, nowMs: number): void {
  const bucket = read(limit, key, nowMs);
  bucket.keep(Math.max(-limit.burst, bucket.tokens - count));
}

/** Checks for a token without taking it, for limits that count only failures. */
export const hasToken = (limit: RateLimit, key: string, nowMs: number): boolean =>
  read(limit, key, nowMs).tokens >= 1;

/** How many whole tokens are left, and the seconds until all are back. Takes none. */
export function tokensLeft(
  limit: RateLimit,
  key: string,
  nowMs: number,
): { readonly left: number; readonly fullInSeconds: number } {
  const { tokens } = read(limit, key, nowMs);
  const fullInSeconds = Math.ceil(((limit.burst - tokens) * limit.refillMs) / 1000);
  return { left: Math.max(0, Math.floor(tokens)), fullInSeconds };
}

const secondsUntilToken = ({ refillMs }: RateLimit, tokens: number): number =>
  Math.max(1, Math.ceil(((1 - tokens) * refillMs) / 1000));

function read(limit: RateLimit, key: string, nowMs: number) {
  const book = bookOf(limit);
  const place = placeIn(book, limit, key, nowMs);
  const { tokens, atMs } = refill(limit, book.buckets.get(place), nowMs);
  return { tokens, keep: (left: number) => book.buckets.set(place, { tokens: left, atMs }) };
}

function placeIn(book: Book, limit: RateLimit, key: string, nowMs: number): string {
  const { buckets } = book;
  if (buckets.has(key) || buckets.size < MAX_BUCKETS) return key;
  if (Math.abs(nowMs - book.sweptAtMs) >= SWEEP_EVERY_MS) {
    book.sweptAtMs = nowMs;
    for (const [name, bucket] of buckets)
      if (refill(limit, bucket, nowMs).tokens >= limit.burst) buckets.delete(name);
    if (buckets.size < MAX_BUCKETS) return key;
  }
  // The salt is random per process, so a caller cannot predict which keys share a bucket.
  const hash = createHash('sha256').update(salt).update(key).digest().readUInt32BE();
  return `shared ${hash % SHARED_BUCKETS}`;
}

const salt = randomBytes(16);

function refill({ burst, refillMs }: RateLimit, bucket: Bucket | undefined, nowMs: number): Bucket {
  if (bucket === undefined) return { tokens: burst, atMs: nowMs };
  const atMs = Math.max(nowMs, bucket.atMs);
  return { tokens: Math.min(burst, bucket.tokens + (atMs - bucket.atMs) / refillMs), atMs };
}

const books = perProcess('rateLimits', () => new Map<string, Book>());

function bookOf({ name }: RateLimit): Book {
  const known = books().get(name);
  if (known) return known;
  const created: Book = { buckets: new Map(), sweptAtMs: 0 };
  books().set(name, created);
  return created;
}
