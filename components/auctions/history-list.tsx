import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { formatInstant } from '@/components/ui/format-instant';
import type { HistoryLine } from '@/lib/domain/auctions/terms/public-auction';
import { formatMoney, formatPlural } from '@/lib/format';

/** So many are in the page before somebody wants all. */
export const SHOWN_LINES = 5;

interface HistoryListProps {
  readonly lines: readonly HistoryLine[];
  readonly total: number;
  readonly ledgerHead: ReactNode;
  readonly ownAlias?: string | null;
  readonly onShowAll?: () => void;
}

/** What happened, newest first, under aliases. */
export function HistoryList({ lines, total, ledgerHead, ownAlias = null, onShowAll }: HistoryListProps) {
  return (
    <div>
      <ol className="divide-y divide-line border-y border-line">
        {lines.map((line) => (
          <Line key={line.seq} line={line} isOwn={line.alias !== null && line.alias === ownAlias} />
        ))}
      </ol>
      {lines.length < total && (
        <Button id="history-all" size="small" className="needs-script no-print mt-4" onClick={onShowAll}>
          Show all {formatPlural(total, 'entry', 'entries')}
        </Button>
      )}
      {ledgerHead}
    </div>
  );
}

function Line({ line, isOwn }: { readonly line: HistoryLine; readonly isOwn: boolean }) {
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 py-3 text-[0.9375rem]">
      <p className={isOwn ? 'font-semibold' : undefined}>
        {line.text}
        {isOwn && (
          <span className="ml-2 rounded-[3px] bg-primary px-1.5 py-0.5 text-xs text-surface">You</span>
        )}
      </p>
      <p className="text-right font-medium tabular-nums">
        {line.priceCents !== null && (
          <>
            <span className="sr-only">Price after it: </span>
            {formatMoney(line.priceCents)}
          </>
        )}
      </p>
      <p className="col-span-2 text-sm text-text-muted">
        <time dateTime={line.at}>{formatInstant(line.at)}</time>
        <span aria-hidden="true"> · </span>#{line.seq}{' '}
        <code className="text-xs">{line.hash.slice(0, 8)}</code>
      </p>
    </li>
  );
}
