import { formatTimeLeft, sayTimeLeft } from '@/components/ui/time-left';
import { useAtServerTime } from '@/lib/client/auctions/server-clock';

interface LiveCountdownProps {
  readonly to: string;
  /** Server time in the HTML; the time left counts from it until hydration. */
  readonly asOf: string;
}

export function LiveCountdown({ to, asOf }: LiveCountdownProps) {
  const left = (now: number | null) => Date.parse(to) - (now ?? Date.parse(asOf));
  const text = useAtServerTime((now) => formatTimeLeft(left(now)));
  const spoken = useAtServerTime((now) => sayTimeLeft(left(now)));
  return (
    <span className="whitespace-nowrap font-figures">
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{spoken}</span>
    </span>
  );
}
