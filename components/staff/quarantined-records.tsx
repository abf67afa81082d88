import { Notice } from '@/components/ui/notice';
import type { Quarantined } from '@/lib/domain/staff/quarantined';
import { formatMoment } from '@/lib/format';
import { quarantinedRecords as copy } from '@/messages/staff/quarantined-records';

/** Records that the server cannot parse. Renders nothing if there are none. */
export function QuarantinedRecords({ records }: { readonly records: readonly Quarantined[] }) {
  if (records.length === 0) return null;
  return (
    <div className="mt-6 max-w-5xl">
      <Notice tone="error" title={copy.someRecordsCant}>
        <p>{copy.restSiteWorks}</p>
        <ul className="mt-2 space-y-1 break-words text-sm">
          {records.map(({ collection, docId, fault, at }) => (
            <li key={`${collection}/${docId}`}>{copy.since({ fault, at: formatMoment(at) })}</li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
