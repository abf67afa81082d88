'use client';

import { useEffect, useState } from 'react';
import { fetchHistory, mergeHistory } from '@/lib/client/history';
import type { HistoryLine, PublicAuction } from '@/lib/domain/auction/public-auction';
import { useAuctionPage } from './auction-context';
import { HistoryList, SHOWN_LINES } from './history-list';
import { LedgerHead } from './ledger-head';

const SETTLE_MS = 500;

/** Follows the auction by its version. */
export function LiveHistory({ initial }: { readonly initial: readonly HistoryLine[] }) {
  const { auction, place } = useAuctionPage();
  const { lines, loadAll } = useHistory(auction, initial);
  const { ledgerHead } = auction;
  const [isWhole, setWhole] = useState(false);
  const [copied, setCopied] = useState<string | null>(null);

  function showAll() {
    setWhole(true);
    loadAll();
  }

  async function copy() {
    await navigator.clipboard.writeText(ledgerHead);
    setCopied(ledgerHead);
  }

  return (
    <HistoryList
      lines={isWhole ? lines : lines.slice(0, SHOWN_LINES)}
      total={isWhole ? 0 : Math.max(auction.version, lines.length)}
      ledgerHead={<LedgerHead hash={ledgerHead} isCopied={copied === ledgerHead} onCopy={copy} />}
      ownAlias={place.alias}
      onShowAll={showAll}
    />
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
  return { lines, loadAll };
}
