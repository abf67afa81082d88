import { describe, expect, test } from 'vitest';
import {
  decideLifting,
  decideStop,
  stopConfirmation,
  stopReasonLength,
  toPublicReason,
} from './emergency-stop';

const by = { uid: 'ada', name: 'Ada', role: 'admin' } as const;
const reason = 'Our provider is repairing a fault.';
const request = { by, reason, confirmation: stopConfirmation, now: 5 };
const stop = { status: 'stopping', reason, by, at: 5 } as const;

describe('the stop of all auctions', () => {
  test('needs a public reason, the typed words, and staff', () => {
    expect(decideStop(null, request)).toEqual({ ok: true, value: stop });
    expect(decideStop(null, { ...request, confirmation: ' stop  all auctions ' }).ok).toBe(true);
    expect(decideStop(null, { ...request, confirmation: 'stop' })).toMatchObject({ reason: 'not-confirmed' });
    expect(decideStop(null, { ...request, reason: 'Outage' })).toMatchObject({
      reason: 'needs-public-reason',
    });
    expect(decideStop(null, { ...request, by: { ...by, role: 'member' } })).toMatchObject({
      reason: 'not-staff',
    });
  });

  test('happens once, and again while the last one ends', () => {
    expect(decideStop(stop, request)).toMatchObject({ reason: 'stopped-already' });
    expect(decideStop({ ...stop, status: 'lifting' }, request).ok).toBe(true);
  });

  test('is lifted once, with a reason', () => {
    expect(decideLifting(stop, by, 'Over.')).toMatchObject({ ok: true, value: { status: 'lifting' } });
    expect(decideLifting(stop, by, ' ')).toMatchObject({ reason: 'needs-reason' });
    expect(decideLifting({ ...stop, status: 'lifting' }, by, 'Over.')).toMatchObject({
      reason: 'not-stopped',
    });
    expect(decideLifting(null, by, 'Over.')).toMatchObject({ reason: 'not-stopped' });
  });

  test('shows its reason as one clean line of bounded length', () => {
    expect(toPublicReason('A fault\u202e in\nthe network')).toBe('A fault in the network');
    expect(toPublicReason('x'.repeat(stopReasonLength.most))).toHaveLength(stopReasonLength.most);
    expect(toPublicReason('x'.repeat(stopReasonLength.most + 1))).toBeNull();
  });
});
