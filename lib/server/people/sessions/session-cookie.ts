import 'server-only';
import { SIGN_UP_LIFETIME_MS } from '@/lib/domain/accounts/pending-sign-up';
import { SESSION_LIFETIME_MS } from '@/lib/domain/accounts/session';
import { env } from '@/lib/server/platform/env';

/** The only cookie name that Firebase's CDN forwards. */
export const SESSION_COOKIE = '__session';

/** `Set-Cookie` lines: the HttpOnly session, and a hint that tells the page to load the sign-in code. */
export const sessionCookies = (cookie: string): string[] => cookieLines(cookie, SESSION_LIFETIME_MS / 1000);

export const clearedCookies = (): string[] => cookieLines('', 0);

export function readCookie(request: Request, name: string): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(/;\s*/).map((pair) => pair.split('='));
  return pairs.find(([key]) => key === name)?.[1] || undefined;
}

/**
 * `Set-Cookie` line that identifies the browser of a sign-up when it opens the mailed link. It is not a
 * session, but uses the same name because the CDN forwards no other.
 */
export const signUpCookie = (browser: string): string =>
  `${SESSION_COOKIE}=${browser}; HttpOnly; ${attributes(SIGN_UP_LIFETIME_MS / 1000)}`;

function cookieLines(cookie: string, seconds: number): string[] {
  const common = attributes(seconds);
  return [`${SESSION_COOKIE}=${cookie}; HttpOnly; ${common}`, `signed_in=${cookie ? 1 : ''}; ${common}`];
}

const attributes = (seconds: number): string =>
  `Path=/; SameSite=Lax; Max-Age=${seconds}${env().siteUrl.startsWith('https:') ? '; Secure' : ''}`;
