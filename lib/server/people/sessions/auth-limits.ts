import 'server-only';
import { problem } from '@/lib/server/platform/http/api';
import { clientAddress } from '@/lib/server/platform/http/client-address';
import { hasToken, type RateLimit, takeToken } from '@/lib/server/platform/rate-limit';
import { problems as copy } from '@/messages/api/problems';

/** Wrong passwords for one email address, from any caller. */
const wrongPassword: RateLimit = { name: 'wrong-password', burst: 10, refillMs: 60_000 };
/** Generous, because an office or a test run shares one network address. */
const signInPlace: RateLimit = { name: 'sign-in-place', burst: 300, refillMs: 500 };
const mailTo: RateLimit = { name: 'account-mail', burst: 5, refillMs: 5 * 60_000 };
const mailPlace: RateLimit = { name: 'account-mail-place', burst: 200, refillMs: 5_000 };
const codePlace: RateLimit = { name: 'mailed-code-place', burst: 200, refillMs: 2_000 };

/** False if this email address or this caller is rate-limited. */
export const canSignIn = (email: string, caller: string, now: number): boolean =>
  takeToken(signInPlace, caller, now).isAllowed && hasToken(wrongPassword, email, now);

export function noteWrongPassword(email: string, now: number): void {
  takeToken(wrongPassword, email, now);
}

/** A 429 response after too many account emails to this address or requests by this caller; else null. */
export function refuseMail(request: Request, email: string, now: number): Response | null {
  // Caller first: a rate-limited caller does not use up an address's limit or fill memory with addresses.
  return refuse(mailPlace, clientAddress(request), now) ?? refuse(mailTo, email, now);
}

/** Mailed codes are too long to guess. This only keeps callers from flooding the auth service through us. */
export const refuseCode = (request: Request, now: number): Response | null =>
  refuse(codePlace, clientAddress(request), now);

function refuse(limit: RateLimit, key: string, now: number): Response | null {
  const answer = takeToken(limit, key, now);
  if (answer.isAllowed) return null;
  const wait = answer.retryAfterSeconds;
  const detail = copy.tooManyMinutes({ minutes: Math.max(1, Math.ceil(wait / 60)) });
  const response = problem(429, 'rate-limited', detail);
  response.headers.set('retry-after', String(wait));
  return response;
}
