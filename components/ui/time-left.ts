import { twoDigits } from '@/lib/format';
import { timeLeft as copy } from '@/messages/site/time-left';

/** Parts of a time span, floored to whole seconds; all zero once it is over. */
export function timeLeftParts(milliseconds: number) {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

/** `6d 04h`, `4h 09m`, `12m 05s`: the two largest parts; seconds only when they matter. */
export function formatTimeLeft(milliseconds: number): string {
  const { days, hours, minutes, seconds } = timeLeftParts(milliseconds);
  if (days > 0) return `${days}d ${twoDigits(hours)}h`;
  if (hours > 0) return `${hours}h ${twoDigits(minutes)}m`;
  return `${minutes}m ${twoDigits(seconds)}s`;
}

/** `6 days 4 hours` for screen readers: never updates by the second. */
export function sayTimeLeft(milliseconds: number): string {
  const { days, hours, minutes } = timeLeftParts(milliseconds);
  if (days > 0) return `${copy.days({ days })} ${copy.hours({ hours })}`;
  if (hours > 0) return `${copy.hours({ hours })} ${copy.minutes({ minutes })}`;
  return minutes > 0 ? copy.minutes({ minutes }) : copy.lessMinute;
}
