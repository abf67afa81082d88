import { describe, expect, test } from 'vitest';
import { anAuction } from '@/lib/client/auctions/an-auction';
import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { extensionWords } from './price-block';

const scheduled = '2026-11-21T15:10:36.000Z';
const wordsAt = (endsAt: string, status: PublicAuction['status'] = 'open') =>
  extensionWords(anAuction({ status, scheduledEndsAt: scheduled, endsAt }))?.replaceAll('\u00a0', ' ') ??
  null;

describe('the end of an auction', () => {
  test('has seconds and the time added once it has moved', () => {
    expect(wordsAt('2026-11-21T15:10:45.000Z')).toBe('10:10:45 AM ET (+9 s)');
    expect(wordsAt('2026-11-21T15:15:12.400Z')).toBe('10:15:12 AM ET (+4 min 36 s)');
    expect(wordsAt('2026-11-21T15:10:45.000Z', 'ended')).toBe('Nov 21, 10:10:45 AM ET (+9 s)');
    expect(wordsAt('2026-11-22T16:12:36.000Z')).toBe('Nov 22, 11:12:36 AM ET (+25 h 2 min)');
  });

  test('stays as scheduled until it moves by a second', () => {
    expect(wordsAt(scheduled)).toBeNull();
    expect(wordsAt('2026-11-21T15:10:36.900Z')).toBeNull();
    expect(wordsAt('2026-11-21T15:10:45.000Z', 'scheduled')).toBeNull();
  });
});
