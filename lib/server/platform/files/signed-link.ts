import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Long enough for a slow viewer to load the file, short enough that a forwarded link soon expires. */
export const LINK_LIFETIME_MS = 5 * 60_000;

/** The path with a signature that gives access for LINK_LIFETIME_MS. `now` in milliseconds UTC. */
export function signLink(pathname: string, key: string, now: number): string {
  const expires = now + LINK_LIFETIME_MS;
  return `${pathname}?expires=${expires}&signature=${sign(pathname, expires, key)}`;
}

/** Whether these parameters are of a link to `pathname` that was signed with `key` and has not expired. */
export function isSigned(pathname: string, parameters: URLSearchParams, key: string, now: number): boolean {
  const expires = Number(parameters.get('expires'));
  const received = Buffer.from(parameters.get('signature') ?? '');
  const expected = Buffer.from(sign(pathname, expires, key));
  return now < expires && received.length === expected.length && timingSafeEqual(received, expected);
}

const sign = (pathname: string, expires: number, key: string): string =>
  createHmac('sha256', key).update(`file-link\n${pathname}\n${expires}`).digest('base64url');
