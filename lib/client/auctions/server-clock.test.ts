import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { estimateOffset, forgetServerTime, noteServerTime, serverNow } from './server-clock';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

describe('the server clock offset', () => {
  it('is zero before any measurement', () => {
    expect(estimateOffset([])).toBe(0);
  });

  it('assumes the server’s time at the middle of the round trip', () => {
    expect(estimateOffset([{ sentAt: 1000, receivedAt: 1400, serverAt: 6200 }])).toBe(5000);
  });

  it('uses the shortest round trip, not the newest', () => {
    const quick = { sentAt: 1000, receivedAt: 1020, serverAt: 3010 };
    const slow = { sentAt: 2000, receivedAt: 4000, serverAt: 4100 };
    expect(estimateOffset([quick, slow])).toBe(2000);
    expect(estimateOffset([slow, quick])).toBe(2000);
  });

  it('prefers a round trip to a pushed message', () => {
    const pushed = { sentAt: null, receivedAt: 1000, serverAt: 9000 };
    expect(estimateOffset([pushed, { sentAt: 1000, receivedAt: 3000, serverAt: 2500 }])).toBe(500);
  });

  it('uses the pushed message with the shortest delay', () => {
    const late = { sentAt: null, receivedAt: 1900, serverAt: 2000 };
    const prompt = { sentAt: null, receivedAt: 1500, serverAt: 2000 };
    expect(estimateOffset([late, prompt])).toBe(500);
  });

  it('drops old samples, so that it follows a corrected local clock', () => {
    forgetServerTime();
    noteServerTime(new Date(100_000).toISOString(), 0, 2);
    for (let n = 0; n < 8; n += 1) noteServerTime(new Date(50_000).toISOString(), 0, 100);
    expect(serverNow()).toBe(1_000_000 + 49_950);
    forgetServerTime();
  });

  it('ignores an invalid time', () => {
    forgetServerTime();
    noteServerTime('soon', 0, 2);
    expect(serverNow()).toBe(1_000_000);
  });
});
