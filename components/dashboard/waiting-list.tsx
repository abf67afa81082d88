import type { Waiting } from '@/lib/domain/notifications/agenda';
import { formatMoment } from '@/lib/format';
import { waitingList as copy } from '@/messages/dashboard/waiting-list';

/** What this person must act on, nearest deadline first; renders nothing if empty. */
export function WaitingList({ waiting }: { readonly waiting: readonly Waiting[] }) {
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="waiting" className="mt-6 max-w-3xl rounded border-2 border-primary p-5">
      <h2 id="waiting" className="text-lg font-semibold">
        {copy.needsAttention}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {waiting.map(({ id, what, place, path, by }) => (
          <li key={id} className="py-3">
            <a href={path} className="font-medium hover:underline">
              {what}: {place}
            </a>
            {by !== null && (
              <time dateTime={new Date(by).toISOString()} className="block text-sm text-text-muted">
                {copy.due({ by: formatMoment(by) })}
              </time>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
