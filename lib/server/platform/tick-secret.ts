import 'server-only';
import { timingSafeEqual } from 'node:crypto';
import { env } from './env';

/** Whether the request carries the secret that the scheduler and the server's own timer share. */
export function isTickAllowed(request: Request): boolean {
  const expected = Buffer.from(`Bearer ${env().tickSecret}`);
  const received = Buffer.from(request.headers.get('authorization') ?? '');
  return (
    env().tickSecret !== null && received.length === expected.length && timingSafeEqual(received, expected)
  );
}
