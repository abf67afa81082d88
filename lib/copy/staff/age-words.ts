import { ages as copy } from '@/messages/desk/ages';

const hourMs = 3_600_000;

/** A length of time in words: `3 hours`, from 48 hours on `2 days`. `ms`: milliseconds. */
export function ageWords(ms: number): string {
  const hours = Math.floor(ms / hourMs);
  if (hours < 1) return copy.minutes;
  return hours < 48 ? copy.hours({ hours }) : copy.days({ days: Math.floor(hours / 24) });
}
