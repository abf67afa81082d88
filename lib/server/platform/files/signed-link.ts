import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Long enough to open and read on in a slow viewer, short enough that a forwarded link is soon worth nothing. */
export const LINK_LIFETIME_MS = 5 * 60_000;

/** The path with a signature that lets its bearer in for a short while. */
export function signLink(pathname: string, key: string, now: number): string {
  const expires = now + LINK_LIFETIME_MS;
  return `${pathname}?expires=${expires}&signature=${sign(pathname, expires, key)}`;
}

/** Whether these parameters came with a link to `pathname` that was signed here and has not expired. */
export function isSigned(pathname: string, parameters: URLSearchParams, key: string, now: number): boolean {
  const expires = Number(parameters.get('expires'));
  const given = Buffer.from(parameters.get('signature') ?? '');
  const expected = Buffer.from(sign(pathname, expires, key));
  return now < expires && given.length === expected.length && timingSafeEqual(given, expected);
}

const sign = (pathname: string, expires: number, key: string): string =>
  createHmac('sha256', key).update(`file-link\n${pathname}\n${expires}`).digest('base64url');
