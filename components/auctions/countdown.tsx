'use client';

import { sayTimeLeft, timeLeftParts } from '@/components/ui/time-left';
import { useAtServerTime, useServerNow } from '@/lib/client/auctions/server-clock';
import { formatDay, formatMoment, twoDigits } from '@/lib/format';

interface MomentProps {
  readonly at: string;
  readonly className?: string;
}

interface CountdownProps extends MomentProps {
  /** Words for the last minute, which they highlight. */
  readonly lastMinute?: string;
}

/**
 * Time until an instant. Without JavaScript, or until the browser knows the time, it shows the day. Screen
 * readers get whole minutes only.
 */
export function Countdown({ at, className, lastMinute }: CountdownProps) {
  const now = useServerNow();
  const left = now === null ? null : Math.max(0, Date.parse(at) - now);
  const isLast = lastMinute && isLastMinute(left);
  return (
    <span className={`whitespace-nowrap font-figures ${isLast ? 'last-minute' : ''} ${className ?? ''}`}>
      <span aria-hidden={left === null ? undefined : true}>
        {left === null ? formatDay(at) : formatLeft(left)}
      </span>
      {isLast && <span className="ml-1.5 font-sans text-sm">{lastMinute}</span>}
      {left !== null && <SpokenLeft at={at} />}
    </span>
  );
}

function SpokenLeft({ at }: { readonly at: string }) {
  const words = useAtServerTime((now) => (now === null ? '' : sayTimeLeft(Date.parse(at) - now)));
  return <span className="sr-only">{words}</span>;
}

/** `left` in milliseconds; null while the time is unknown. */
export const isLastMinute = (left: number | null): boolean => left !== null && left > 0 && left <= 60_000;

/** The instant itself, always with its time zone. */
export function Moment({ at, className }: MomentProps) {
  return (
    <time dateTime={at} className={className}>
      {formatMoment(at)}
    </time>
  );
}

/** `2d 04h 13m`, `4h 09m 05s`, and in the last hour `09:05`. Rounds up to the next second. */
export function formatLeft(milliseconds: number): string {
  const { days, hours, minutes, seconds } = timeLeftParts(Math.ceil(milliseconds / 1000) * 1000);
  if (days > 0) return `${days}d ${twoDigits(hours)}h ${twoDigits(minutes)}m`;
  if (hours > 0) return `${hours}h ${twoDigits(minutes)}m ${twoDigits(seconds)}s`;
  return `${twoDigits(minutes)}:${twoDigits(seconds)}`;
}
