'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { fetchHistory, mergeHistory } from '@/lib/client/history';
import type { HistoryLine, PublicAuction } from '@/lib/domain/auction/public-auction';
import { formatMoney, formatPlural } from '@/lib/format';
import { useAuctionPage } from './auction-context';
import { LedgerHead } from './ledger-head';

const SHOWN = 5;
const SETTLE_MS = 500;

/** Everything that happened, newest first, under aliases. Follows the auction by its version. */
export function HistoryList({ initial }: { readonly initial: readonly HistoryLine[] }) {
  const { auction, place } = useAuctionPage();
  const { lines, loadAll, total } = useHistory(auction, initial);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? lines : lines.slice(0, SHOWN);

  function showAll() {
    setWhole(true);
    if (lines.length < total) loadAll();
  }

  return (
    <div>
      <ol className="divide-y divide-line border-y border-line">
        {shown.map((line) => (
          <Line key={line.seq} line={line} isOwn={line.alias !== null && line.alias === place.alias} />
        ))}
      </ol>
      {shown.length < total && !isWhole && (
        <Button size="small" className="needs-script no-print mt-4" onClick={showAll}>
          Show all {formatPlural(total, 'entry', 'entries')}
        </Button>
      )}
      <LedgerHead hash={auction.ledgerHead} />
    </div>
  );
}

function useHistory({ id, version }: PublicAuction, initial: readonly HistoryLine[]) {
  const [lines, setLines] = useState(initial);
  const newest = lines[0]?.seq ?? 0;

  useEffect(() => {
    if (version <= newest) return;
    const timer = setTimeout(() => load(newest), SETTLE_MS);
    return () => clearTimeout(timer);
    async function load(afterSeq: number) {
      const news = await fetchHistory(id, afterSeq);
      if (news) setLines((known) => mergeHistory(known, news));
    }
  }, [id, version, newest]);

  async function loadAll() {
    const all = await fetchHistory(id, 0);
    if (all) setLines((known) => mergeHistory(known, all));
  }
  return { lines, loadAll, total: Math.max(version, lines.length) };
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

const instant = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  timeZone: 'America/New_York',
});
/** With seconds, which decide here. */
const formatInstant = (at: string): string => `${instant.format(new Date(at))} ET`;
