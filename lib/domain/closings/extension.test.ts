import { describe, expect, test } from 'vitest';
import { extensionsIn } from '@/lib/domain/closings/views/extension-history';
import { type ClosingState, isOverdue } from './closing';
import {
  aClosing,
  actingParty,
  aDefaulted,
  afterEvents,
  confirming,
  hourMs,
  openedAt,
  run,
  through,
} from './closing.builders';
import type { ClosingEvent } from './closing-schema';
import { type ActingParty, type ClosingCommand, decideByClock, decideClosing } from './decide-closing';
import { endOfExtensionDay, extensionDays, latestDueAt, openExtension } from './extension';

const day = 24 * hourMs;
const dueAt = openedAt + 72 * hourMs;
const later = dueAt + 5 * day;
const propose = (until = later): ClosingCommand => ({
  type: 'propose-extension',
  until,
  reason: ' My attorney is ill. ',
});
const agree = (until = later): ClosingCommand => ({ type: 'agree-extension', until });
const reasonOf = (state: ClosingState, command: ClosingCommand, by: ActingParty) => {
  const decided = decideClosing(state, command, by);
  return decided.ok ? 'ok' : decided.reason;
};
const proposed = () => run(aClosing(), propose(), actingParty('buyer'));

describe('a request for more time', () => {
  test('moves the deadline only when the other side agrees to the requested day', () => {
    expect(proposed()).toMatchObject({
      dueAt,
      extension: { side: 'buyer', until: later, reason: 'My attorney is ill.' },
    });
    expect(reasonOf(proposed(), agree(), actingParty('buyer'))).toBe('not-your-word');
    expect(reasonOf(proposed(), agree(later + day), actingParty('seller'))).toBe('no-proposal');
    expect(run(proposed(), agree(), actingParty('seller'))).toMatchObject({ dueAt: later, extension: null });
  });

  test('leaves the deadline unchanged when it is declined or withdrawn', () => {
    for (const side of ['buyer', 'seller'] as const) {
      const answered = run(proposed(), { type: 'decline-extension' }, actingParty(side));
      expect(answered).toMatchObject({ dueAt, extension: null });
      expect(reasonOf(answered, agree(), actingParty('seller'))).toBe('no-proposal');
    }
  });

  test('needs a reason and a day after now and the deadline, and not past the limit', () => {
    const of = (until: number, reason = 'x', by = actingParty('seller')) =>
      reasonOf(aClosing(), { type: 'propose-extension', until, reason }, by);
    expect(of(later, ' ')).toBe('needs-reason');
    expect(of(dueAt)).toBe('not-a-later-day');
    expect(of(dueAt + 30 * day)).toBe('ok');
    expect(of(dueAt + 30 * day + 1)).toBe('not-a-later-day');
    expect(of(later, 'x', actingParty('seller', later))).toBe('not-a-later-day');
    expect(reasonOf(proposed(), propose(), actingParty('seller'))).toBe('asked-already');
  });

  test('is limited by the first date of its deadline, however often that is moved', () => {
    const latest = run(
      run(aClosing(), propose(dueAt + 30 * day), actingParty('buyer')),
      agree(dueAt + 30 * day),
      actingParty('seller'),
    );
    expect(reasonOf(latest, propose(dueAt + 31 * day), actingParty('buyer'))).toBe('not-a-later-day');
    expect(extensionDays(latest, openedAt)).toBeNull();
    const paying = through(aClosing(), 'sign');
    expect(latestDueAt(paying)).toBe((paying.dueAt ?? 0) + 30 * day);
    const closing = through(aClosing(), 'sign', 'deposit-sent', 'deposit-received');
    expect(latestDueAt(closing)).toBe((closing.dueAt ?? 0) + 180 * day);
    expect(latestDueAt(aDefaulted([]))).toBeNull();
  });

  test('makes reminders and default follow the new day, even after the old day has passed', () => {
    const at = dueAt + hourMs;
    const late = afterEvents(aClosing(), decideByClock(aClosing(), at, []));
    expect(late.deadlineEvents).toEqual(['reminded', 'overdue']);
    const moved = run(run(late, propose(), actingParty('buyer', at)), agree(), actingParty('seller', at));
    expect(isOverdue(moved, at)).toBe(false);
    expect(decideByClock(moved, later - day - 1, [])).toEqual([]);
    const clockEvents = (now: number) => decideByClock(moved, now, []).map(({ type }) => type);
    expect(clockEvents(later - day)).toEqual(['reminded']);
    expect(clockEvents(later + 1)).toEqual(['reminded', 'overdue']);
    const declare = { type: 'declare-default', reason: 'x', backups: [] } as const;
    const signed = run(moved, confirming('sign'), actingParty('seller', at));
    expect(reasonOf(signed, declare, actingParty('seller', later + 48 * hourMs))).toBe('cure-runs');
    expect(reasonOf(signed, declare, actingParty('seller', later + 48 * hourMs + 1))).toBe('ok');
  });

  test('is refused after a default, and is dropped with its deadline', () => {
    const ended = aDefaulted([]);
    for (const command of [propose(openedAt + 999 * day), agree(), { type: 'decline-extension' } as const])
      expect(reasonOf(ended, command, actingParty('seller'))).toBe('wrong-status');
    expect(through(proposed(), 'sign').extension).toBeNull();
  });

  test('lapses when the requested day comes', () => {
    expect(openExtension(proposed(), later - 1)).not.toBeNull();
    expect(reasonOf(proposed(), agree(), actingParty('seller', later))).toBe('no-proposal');
    expect(reasonOf(proposed(), propose(later + day), actingParty('seller', later))).toBe('ok');
  });
});

test('the form offers exactly the days that the command accepts', () => {
  for (const dueHour of [12, 23.98, 0, 4.99]) {
    const state = { ...aClosing(), dueAt: dueAt + dueHour * hourMs, firstDueAt: dueAt + dueHour * hourMs };
    const days = extensionDays(state, openedAt);
    const at = (date: string, more: number) =>
      endOfExtensionDay(new Date(Date.parse(date) + more * day).toISOString().slice(0, 10));
    const of = (until: number) => reasonOf(state, propose(until), actingParty('buyer'));
    expect([of(at(days?.first ?? '', 0)), of(at(days?.last ?? '', 0))]).toEqual(['ok', 'ok']);
    expect([of(at(days?.first ?? '', -1)), of(at(days?.last ?? '', 1))]).toEqual([
      'not-a-later-day',
      'not-a-later-day',
    ]);
  }
});

test('the history lists each request with its result, latest first', () => {
  const events: ClosingEvent[] = [
    { type: 'opened', at: openedAt, by: null, terms: aClosing().terms, contract: null },
  ];
  let state = aClosing(null);
  const go = (command: ClosingCommand, by: ActingParty) => {
    const decided = decideClosing(state, command, by);
    if (!decided.ok) throw new Error(decided.reason);
    events.push(...decided.value);
    state = afterEvents(state, decided.value);
  };
  go(propose(), actingParty('buyer'));
  go({ type: 'decline-extension' }, actingParty('seller'));
  go(propose(), actingParty('seller'));
  go({ type: 'decline-extension' }, actingParty('seller'));
  go(propose(), actingParty('buyer'));
  go(agree(), actingParty('seller'));
  go(propose(later + day), actingParty('buyer'));
  go(propose(later + 2 * day), actingParty('seller', later + day));
  const results = (now: number) =>
    extensionsIn(events, now).map(({ side, from, answer }) => [side, from, answer]);
  expect(results(later + day)).toEqual([
    ['seller', later, 'open'],
    ['buyer', later, 'moot'],
    ['buyer', dueAt, 'agreed'],
    ['seller', dueAt, 'taken-back'],
    ['buyer', dueAt, 'declined'],
  ]);
  expect(results(later + 2 * day)[0]?.[2]).toBe('moot');
  // The step is done before the requested day or on it.
  const signed = (at: number) => {
    const sign = (side: 'buyer' | 'seller'): ClosingEvent => ({
      type: 'confirmed',
      at,
      by: actingParty(side).by,
      side,
      note: '',
      escrow: null,
      step: 'sign',
      signature: null,
    });
    return extensionsIn([...events, sign('seller'), sign('buyer')], at)[0]?.answer;
  };
  expect([signed(later + 2 * day - 1), signed(later + 2 * day)]).toEqual(['overtaken', 'moot']);
});
