import 'server-only';
import { randomBytes } from 'node:crypto';
import { checkTimestamp } from '@/lib/domain/auctions/timestamps/check-timestamp';
import { tokenOf, toTimestampRequest } from '@/lib/domain/auctions/timestamps/timestamp-messages';
import type { TimestampAuthority } from '@/lib/server/platform/env';
import { readShort } from './read-short';

const patienceMs = 10_000;
const longestAnswer = 64 * 1_024;

interface Stamped {
  readonly nonce: string;
  readonly token: Uint8Array;
  readonly at: number;
}

/**
 * Asks the authority for a timestamp of a text (RFC 3161, over HTTP). Throws if it does not answer in time, refuses, or
 * gives a token that a reader with its certificate would refuse.
 */
export async function askAuthority({ url, roots }: TimestampAuthority, text: string): Promise<Stamped> {
  const nonce = newNonce();
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/timestamp-query' },
    body: Buffer.from(toTimestampRequest(text, nonce)),
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  });
  const answer = await readShort(response, longestAnswer);
  const token = response.status === 200 ? tokenOf(answer) : null;
  if (!token) throw new Error(`The timestamp authority refused, with status ${response.status}.`);
  const checked = await checkTimestamp({ text, nonce, token }, roots);
  if ('fault' in checked) throw new Error(`The timestamp is not valid: ${checked.fault}.`);
  return { nonce, token, at: checked.at };
}

/** One positive number in one encoding: the first byte is from 40 to 7f. */
function newNonce(): string {
  const bytes = randomBytes(16);
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40;
  return bytes.toString('hex');
}
