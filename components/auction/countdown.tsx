'use client';

import { sayTimeLeft } from '@/components/ui/time-left';
import { useAtServerTime, useServerNow } from '@/lib/client/clock';
import { formatDay, formatMoment } from '@/lib/format';

interface CountdownProps {
  readonly at: string;
  readonly className?: string;
}

/**
 * The time until an instant. Until the browser knows the time, and without JavaScript, the day stands in its place.
 * Screen readers get whole minutes only.
 */
export function Countdown({ at, className }: CountdownProps) {
  const now = useServerNow();
  const left = now === null ? null : Math.max(0, Date.parse(at) - now);
  return (
    <span className={`whitespace-nowrap tabular-nums ${className ?? ''}`}>
      <span aria-hidden={left === null ? undefined : true}>
        {left === null ? formatDay(at) : formatLeft(left)}
      </span>
      {left !== null && <SpokenLeft at={at} />}
    </span>
  );
}

function SpokenLeft({ at }: { readonly at: string }) {
  const words = useAtServerTime((now) => (now === null ? '' : sayTimeLeft(Date.parse(at) - now)));
  return <span className="sr-only">{words}</span>;
}

/** The instant itself, always with the zone. */
export function Moment({ at, className }: CountdownProps) {
  return (
    <time dateTime={at} className={className}>
      {formatMoment(at)}
    </time>
  );
}

/** `2d 04h 13m`, `4h 09m 05s`, and in the last hour `09:05`. */
export function formatLeft(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  if (days > 0) return `${days}d ${pad(hours)}h ${pad(minutes)}m`;
  if (hours > 0) return `${hours}h ${pad(minutes)}m ${pad(seconds % 60)}s`;
  return `${pad(minutes)}:${pad(seconds % 60)}`;
}

const pad = (value: number): string => String(value).padStart(2, '0');
