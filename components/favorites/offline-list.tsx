'use client';

import { useEffect, useState } from 'react';
import { ScriptButton } from '@/components/ui/form/script-button';
import { listCopies, type OfflineCopy } from '@/lib/client/page/offline-copies';
import { formatDayAndTime } from '@/lib/format';
import { offlineList as copy } from '@/messages/favorites/offline-list';

export const TryAgain = () => <ScriptButton onClick={() => location.reload()}>{copy.tryAgain}</ScriptButton>;

/** The saved homes that this browser can show without a connection. */
export function OfflineList() {
  const [copies, setCopies] = useState<readonly OfflineCopy[]>([]);
  useEffect(() => {
    listCopies().then(setCopies, () => {});
  }, []);
  if (copies.length === 0) return <p className="mt-4 max-w-prose text-text-muted">{copy.none}</p>;
  return (
    <ul className="mt-4 max-w-3xl divide-y divide-line border-y border-line">
      {copies.map(({ href, title, listedBy, copiedAt }) => (
        <li key={href} className="py-3">
          <a href={href} className="text-link inline-block py-1 font-medium">
            {title}
          </a>
          {listedBy && <span className="block text-sm">{listedBy}</span>}
          <span className="block text-sm text-text-muted">
            {copy.asOf({ time: formatDayAndTime(copiedAt) })}
          </span>
        </li>
      ))}
    </ul>
  );
}
