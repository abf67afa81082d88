import { fromEasternTime, toEasternTime } from '@/lib/domain/shared/eastern-time';
import { type Channel, type NotificationKind, noticeFacts } from './notification-kinds';
import { channelsOf, type NotificationSettings, type QuietHours } from './notification-settings';

const hourMs = 3_600_000;

/**
 * When each chosen channel is due, in ms: now, or at the end of the quiet hours. The notification list on the
 * page does not wait.
 */
export function planDelivery(
  kind: NotificationKind,
  settings: NotificationSettings,
  now: number,
): ReadonlyMap<Channel, number> {
  const waits = settings.quiet !== null && (settings.delaysUrgent || !noticeFacts[kind].isUrgent);
  const loudAt = (waits && settings.quiet ? quietUntil(settings.quiet, now) : null) ?? now;
  return new Map(
    channelsOf(settings, kind).map((channel) => [channel, channel === 'page' ? now : loudAt] as const),
  );
}

/** The end of the quiet hours that contain `at`, both in ms, by New York time; null outside of them. */
export function quietUntil(quiet: QuietHours, at: number): number | null {
  const { from, to } = quiet;
  const { date, time } = toEasternTime(at);
  const isQuiet = from < to ? from <= time && time < to : time >= from || time < to;
  if (!isQuiet || from === to) return null;
  const endDate = time < to ? date : dayAfter(date);
  // An end in the hour that is skipped in March is moved to 03:00, when the clocks jump.
  const end = fromEasternTime(endDate, to) ?? fromEasternTime(endDate, '03:00') ?? at + hourMs;
  // In the second pass of the hour that repeats in November, the end is an hour later.
  const found = end > at ? end : end + hourMs;
  return quietUntil(quiet, found) ?? found;
}

const dayAfter = (date: string): string =>
  new Date(Date.parse(date) + 24 * hourMs).toISOString().slice(0, 10);
