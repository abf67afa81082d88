/** Positions on a 12.5-minute line as percentages: announced end, late bid, and new end. */
import { softCloseTimeline as copy } from '@/messages/auctions/soft-close-timeline';

const minutes = 12.5;
const at = (minute: number): string => `${(minute / minutes) * 100}%`;
const announcedEnd = at(10);
const windowOpens = at(5);
const bid = at(7 + 10 / 60);
const newEnd = at(12 + 10 / 60);

/** The extension on a timeline: announced end 3:00, a bid at 2:57:10, new end 3:02:10. */
export function SoftCloseTimeline() {
  return (
    <figure className="!mt-7">
      <div className="max-w-[46rem] space-y-6" aria-hidden="true">
        <Line label={copy.announced} end={announcedEnd} from={windowOpens} ends={copy.ends} />
        <Line label={copy.afterBid} end={newEnd} from={bid} ends={copy.endsExtended} mark={bid} />
      </div>
      <figcaption className="mt-4 max-w-[64ch] text-sm text-text-muted">
        {copy.auctionScheduledEnd}
      </figcaption>
    </figure>
  );
}

interface LineProps {
  readonly label: string;
  readonly from: string;
  readonly end: string;
  readonly ends: string;
  readonly mark?: string;
}

function Line({ label, from, end, ends, mark }: LineProps) {
  return (
    <div>
      <div className="flex justify-between text-sm">
        <span>{label}</span>
        <span className="font-medium tabular-nums">{ends}</span>
      </div>
      <div className="relative mt-2 h-7 rounded-[3px] bg-surface-muted">
        <div className="absolute inset-y-0 left-0 rounded-l-[3px] bg-line" style={{ width: from }} />
        <div
          className="absolute inset-y-0 rounded-r-[3px] border-r-[3px] border-primary bg-secondary"
          style={{ left: from, width: `calc(${end} - ${from})` }}
        />
        {mark && <div className="absolute -inset-y-1.5 w-[3px] bg-primary" style={{ left: mark }} />}
      </div>
    </div>
  );
}
