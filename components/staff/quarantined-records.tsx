import { Notice } from '@/components/ui/notice';
import type { Quarantined } from '@/lib/domain/staff/quarantined';
import { formatMoment } from '@/lib/format';

/** Records that the server cannot parse. Renders nothing if there are none. */
export function QuarantinedRecords({ records }: { readonly records: readonly Quarantined[] }) {
  if (records.length === 0) return null;
  return (
    <div className="mt-6 max-w-5xl">
      <Notice tone="error" title="Some records cannot be read">
        <p>
          The rest of the site runs without them. An auction whose record cannot be read takes no bids and
          does not close. Ask whoever runs the server to repair these records.
        </p>
        <ul className="mt-2 space-y-1 break-words text-sm">
          {records.map(({ collection, docId, fault, at }) => (
            <li key={`${collection}/${docId}`}>
              {fault} · since {formatMoment(at)}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
