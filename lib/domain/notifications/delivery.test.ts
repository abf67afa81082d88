import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toEasternTime } from '@/lib/domain/shared/eastern-time';
import { planDelivery, quietUntil } from './delivery';
import { toNotificationText } from './notification';
import { type Channel, canSwitchOff, channels, noticeFacts, notificationKinds } from './notification-kinds';
import {
  channelsOf,
  keepUndo,
  type NotificationSettings,
  noSettings,
  readSettings,
  resumeOptionalMail,
  stopOptionalMail,
  switchOff,
} from './notification-settings';

const minuteMs = 60_000;
const clock = fc
  .integer({ min: 0, max: 24 * 60 - 1 })
  .map((m) => `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`);
const hours = fc.record({ from: clock, to: clock });
const instant = fc.oneof(
  fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2028, 0) }),
  // The nights when the clocks change.
  fc.integer({ min: Date.UTC(2026, 2, 7, 20), max: Date.UTC(2026, 2, 9, 12) }),
  fc.integer({ min: Date.UTC(2026, 9, 31, 20), max: Date.UTC(2026, 10, 2, 12) }),
);
const settings: fc.Arbitrary<NotificationSettings> = fc.record({
  chosen: fc.dictionary(fc.constantFrom(...notificationKinds), fc.subarray([...channels])),
  quiet: fc.option(hours),
  delaysUrgent: fc.boolean(),
  stoppedMail: fc.constant(null),
});
const kind = fc.constantFrom(...notificationKinds);
const at = (text: string) => Date.parse(text);

const isQuietAt = ({ from, to }: { from: string; to: string }, time: string) =>
  from < to ? from <= time && time < to : from > to && (time >= from || time < to);

describe('quiet hours', () => {
  test('end after the delayed instant, at a time that is not quiet, within a day', () => {
    fc.assert(
      fc.property(hours, instant, (quiet, now) => {
        const end = quietUntil(quiet, now);
        expect(end !== null).toBe(isQuietAt(quiet, toEasternTime(now).time));
        if (end === null) return;
        expect(end).toBeGreaterThan(now);
        // Two days if the end falls into the hour that one night in March skips.
        const days = quiet.to >= '02:00' && quiet.to < '03:00' ? 2 : 1;
        expect(end - now).toBeLessThanOrEqual((days * 24 + 1) * 60 * minuteMs);
        expect(isQuietAt(quiet, toEasternTime(end).time)).toBe(false);
      }),
      { numRuns: 5_000 },
    );
  });

  const night = { from: '22:00', to: '07:00' };
  test.each([
    ['before midnight', '2026-11-21T23:00:00-05:00', '2026-11-22T07:00:00-05:00'],
    ['after midnight', '2026-11-22T06:59:00-05:00', '2026-11-22T07:00:00-05:00'],
    ['across the end of daylight saving time', '2026-10-31T23:00:00-04:00', '2026-11-01T07:00:00-05:00'],
    ['across the start of daylight saving time', '2026-03-07T23:00:00-05:00', '2026-03-08T07:00:00-04:00'],
  ])('%s', (_, now, end) => expect(quietUntil(night, at(now))).toBe(at(end)));

  test('end when the clocks jump if their end is in the skipped hour', () => {
    const quiet = { from: '22:00', to: '02:30' };
    expect(quietUntil(quiet, at('2026-03-08T01:00:00-05:00'))).toBe(at('2026-03-08T03:00:00-04:00'));
    const nearlyAll = { from: '03:00', to: '02:30' };
    expect(quietUntil(nearlyAll, at('2026-03-08T01:00:00-05:00'))).toBe(at('2026-03-09T02:30:00-04:00'));
  });
  test('end in the current pass of the repeated hour', () => {
    const quiet = { from: '22:00', to: '01:30' };
    expect(quietUntil(quiet, at('2026-11-01T01:10:00-04:00'))).toBe(at('2026-11-01T01:30:00-04:00'));
    expect(quietUntil(quiet, at('2026-11-01T01:10:00-05:00'))).toBe(at('2026-11-01T01:30:00-05:00'));
  });
  test('are over at their end, and never begin when start and end are equal', () => {
    expect(quietUntil(night, at('2026-11-22T07:00:00-05:00'))).toBeNull();
    expect(quietUntil({ from: '07:00', to: '07:00' }, at('2026-11-22T07:00:00-05:00'))).toBeNull();
  });
});

describe('a notification', () => {
  test('is delivered on every chosen channel, and only quiet hours delay it', () => {
    fc.assert(
      fc.property(kind, settings, instant, (what, preferences, now) => {
        const plan = planDelivery(what, preferences, now);
        expect([...plan.keys()]).toEqual(channelsOf(preferences, what));
        const until = preferences.quiet && quietUntil(preferences.quiet, now);
        const waits = until !== null && (preferences.delaysUrgent || !noticeFacts[what].isUrgent);
        for (const [channel, due] of plan) expect(due).toBe(waits && channel !== 'page' ? until : now);
      }),
    );
  });

  test('is not delayed again when it is due', () => {
    fc.assert(
      fc.property(kind, settings, instant, (what, preferences, now) => {
        for (const [channel, due] of planDelivery(what, preferences, now))
          expect(planDelivery(what, preferences, due).get(channel)).toBe(due);
      }),
      { numRuns: 5_000 },
    );
  });

  test('that is binding is in the list and mailed regardless of the settings', () => {
    const none = readSettings([], notificationKinds, { isOn: false, from: '', to: '', delaysUrgent: false });
    for (const what of notificationKinds)
      expect(channelsOf(none, what)).toEqual(noticeFacts[what].isBinding ? ['page', 'mail'] : []);
  });

  test('is not mailed once all optional emails are stopped, unless it is required; the undo brings each one back', () => {
    fc.assert(
      fc.property(settings, (preferences) => {
        const stopped = stopOptionalMail(preferences);
        for (const what of notificationKinds)
          expect(channelsOf(stopped, what)).toEqual(
            channelsOf(preferences, what).filter(
              (channel) => channel !== 'mail' || !canSwitchOff(what, 'mail'),
            ),
          );
        const resumed = resumeOptionalMail(stopOptionalMail(stopped));
        for (const what of notificationKinds)
          expect(channelsOf(resumed, what)).toEqual(channelsOf(preferences, what));
        expect(resumeOptionalMail(resumed)).toEqual(resumed);
      }),
    );
  });

  test('can be mailed again by the undo until the person chooses an email in the form', () => {
    const stopped = stopOptionalMail(noSettings);
    const quiet = { isOn: false, from: '', to: '', delaysUrgent: true };
    const read = (boxes: string[]) => keepUndo(readSettings(boxes, notificationKinds, quiet), stopped);
    expect(channelsOf(resumeOptionalMail(read(['lost:page'])), 'lost')).toEqual(['page', 'mail']);
    expect(resumeOptionalMail(read(['outbid:mail']))).toEqual(read(['outbid:mail']));
  });

  test('keeps all other channels and kinds when one channel of one kind is switched off', () => {
    fc.assert(
      fc.property(kind, fc.constantFrom(...channels), settings, (what, channel, preferences) => {
        const after = switchOff(preferences, what, channel);
        const expected = (each: typeof what): readonly Channel[] =>
          channelsOf(preferences, each).filter(
            (way) => each !== what || way !== channel || !canSwitchOff(what, channel),
          );
        for (const each of notificationKinds) expect(channelsOf(after, each)).toEqual(expected(each));
      }),
    );
  });

  test('is not delayed by invalid quiet hours', () => {
    const hoursOf = (from: string, to: string) =>
      readSettings([], notificationKinds, { isOn: true, from, to, delaysUrgent: true }).quiet;
    expect(hoursOf('22:00', '07:00')).toEqual({ from: '22:00', to: '07:00' });
    for (const [from, to] of [
      ['', '07:00'],
      ['25:00', '07:00'],
      ['07:00', '07:00'],
    ] as const)
      expect(hoursOf(from, to)).toBeNull();
    expect(noSettings.quiet).toBeNull();
  });
});

test('the text of a notification has at most 600 characters and ends with an ellipsis if it was cut', () => {
  const longest = 'x'.repeat(600);
  expect(toNotificationText(longest, 'The team')).toBe(longest);
  expect(toNotificationText(`${longest}x`, 'The team')).toBe(`${'x'.repeat(599)}…`);
});
