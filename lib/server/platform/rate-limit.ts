import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { perProcess } from '@/lib/server/platform/process/per-process';

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

/** The buckets of one limit, by key. */
interface Book {
  readonly buckets: Map<string, Bucket>;
  sweptAtMs: number;
}

/** Keys of one limit that have a bucket of their own. */
export const MAX_BUCKETS = 20_000;
/** Above that, new keys share these. */
const SHARED_BUCKETS = 256;
const SWEEP_EVERY_MS = 1_000;

/**
 * Takes a token of the bucket of this limit and key (an address, a user id). In memory, so each instance counts for
 * itself. `nowMs` is the time in milliseconds; one that runs backwards gives no tokens.
 *
 * Memory is bounded, and no flood of keys gives anybody tokens: only full buckets are dropped. While none is full, keys
 * that come new share a few buckets, and whoever has one keeps it. Use keys of what exists, never a made-up id.
 */
export function takeToken(limit: RateLimit, key: string, nowMs: number): RateLimitAnswer {
  const bucket = read(limit, key, nowMs);
  const isAllowed = bucket.tokens >= 1;
  bucket.keep(isAllowed ? bucket.tokens - 1 : bucket.tokens);
  if (isAllowed) return { isAllowed };
  return { isAllowed, retryAfterSeconds: secondsUntilToken(limit, bucket.tokens) };
}

/**
 * Takes `count` tokens for what turns out to be expensive only afterward. What is not there is a debt, at most `burst`
 * tokens deep: requests that pass at the same time on one last token pay all the same.
 */
export function chargeTokens(limit: RateLimit, key: string, count: number, nowMs: number): void {
  const bucket = read(limit, key, nowMs);
  bucket.keep(Math.max(-limit.burst, bucket.tokens - count));
}

/** Looks without taking: for limits that count only what went wrong. */
export const hasToken = (limit: RateLimit, key: string, nowMs: number): boolean =>
  read(limit, key, nowMs).tokens >= 1;

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
  // Nobody outside can tell which keys share: the salt is this process's own.
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
