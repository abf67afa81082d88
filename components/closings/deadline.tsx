import { Moment } from '@/components/auctions/countdown';
import { sayTimeLeft } from '@/components/ui/time-left';
import { deadline as copy } from '@/messages/closings/deadline';

/** A deadline with its time and the time left. */
export function Deadline({ at, now }: { readonly at: number; readonly now: number }) {
  return (
    <>
      <Moment at={new Date(at).toISOString()} />
      {at > now && (
        <span className="text-text-muted"> {copy.left({ sayTimeLeft: sayTimeLeft(at - now) })}</span>
      )}
    </>
  );
}
