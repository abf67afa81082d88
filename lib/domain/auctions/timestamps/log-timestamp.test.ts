import { beforeAll, describe, expect, it } from 'vitest';
import { bytesToHex, toBase64 } from '@/lib/domain/auctions/transparency/bytes';
import { formatCheckpoint } from '@/lib/domain/auctions/transparency/checkpoint';
import { rootOfEntries, tilesOf } from '@/lib/domain/auctions/transparency/signed-log.fixture';
import { checkLogTimestamp } from './log-timestamp';
import type { LogTimestamp } from './log-timestamp-schema';
import { aTimestampAuthority } from './timestamp-authority.fixture';
import { tokenOf, toTimestampRequest } from './timestamp-messages';

const entries = Array.from({ length: 300 }, (_, at) => `entry ${at}`);
const at = Date.parse('2026-11-27T12:00:00Z');
const nonce = '40'.repeat(16);
const minute = 60_000;
let authority: Awaited<ReturnType<typeof aTimestampAuthority>>;
let stamped: LogTimestamp;
beforeAll(async () => {
  authority = await aTimestampAuthority();
  stamped = await stampOf(entries.slice(0, 270));
});

async function stampOf(list: readonly string[]): Promise<LogTimestamp> {
  const [origin, size, root] = ['old.example/log', list.length, rootOfEntries(list)];
  const text = formatCheckpoint({ origin, size, root });
  const token = tokenOf(await authority.answer(toTimestampRequest(text, nonce))) ?? new Uint8Array();
  return { origin, size, root: bytesToHex(root), nonce, token: toBase64(token) };
}

const check = (given: LogTimestamp, more: { latestAt?: number; clock?: number; log?: string[] } = {}) => {
  const { latestAt = at, clock = at, log = entries } = more;
  const now = { origin: 'www.example.com/log', size: log.length, root: rootOfEntries(log) };
  return checkLogTimestamp(given, { now, readTile: tilesOf(log), roots: [authority.root], latestAt, clock });
};

describe('a timestamp of the log', () => {
  it('says when the log had its first entries, also under a former name of the log', async () => {
    expect(await check(stamped)).toEqual({ at, authority: 'Example TSA', size: 270 });
    expect(await check(await stampOf(entries))).toMatchObject({ size: 300 });
  });

  it('does not hold for a log that does not continue the stamped checkpoint, or ends before it', async () => {
    const fault = { fault: 'not-in-log' };
    expect(await check(stamped, { log: entries.with(100, 'another entry') })).toEqual(fault);
    expect(await check(stamped, { log: entries.slice(0, 269) })).toEqual(fault);
    expect(await check({ ...stamped, root: 'f'.repeat(64) })).toEqual(fault);
  });

  it('does not hold with the size or name of another checkpoint', async () => {
    const other = await stampOf(entries.slice(0, 271));
    expect(await check({ ...other, token: stamped.token })).toEqual({ fault: 'other-text' });
    expect(await check({ ...stamped, origin: 'new.example/log' })).toEqual({ fault: 'other-text' });
  });

  it('is not older than the entries that it covers, nor from the future, but clocks may differ', async () => {
    expect(await check(stamped, { latestAt: at + 9 * minute, clock: at - 9 * minute })).toMatchObject({ at });
    expect(await check(stamped, { latestAt: at + 11 * minute })).toEqual({ fault: 'before-entry' });
    expect(await check(stamped, { clock: at - 11 * minute })).toEqual({ fault: 'in-future' });
  });
});
