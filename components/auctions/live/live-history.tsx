import { useEffect, useState } from 'react';
import { HistoryList, SHOWN_LINES } from '@/components/auctions/history-list';
import { LedgerHead } from '@/components/auctions/ledger-head';
import { fetchHistory, mergeHistory } from '@/lib/client/auctions/history';
import { keepHead } from '@/lib/client/auctions/ledger-checkpoints';
import { notify } from '@/lib/client/page/notify';
import type { HistoryLine, PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { useAuctionPage } from './auction-context';

const SETTLE_MS = 500;

/** Follows the auction by its version. */
export function LiveHistory({ initial }: { readonly initial: readonly HistoryLine[] }) {
  const { auction, place } = useAuctionPage();
  const { lines, loadAll } = useHistory(auction, initial);
  const { id, version, ledgerHead } = auction;
  useEffect(() => keepHead(id, { seq: version, hash: ledgerHead }), [id, version, ledgerHead]);
  const [isWhole, setWhole] = useState(false);
  const [copied, setCopied] = useState<string | null>(null);

  async function showAll() {
    if (await loadAll()) setWhole(true);
    else
      notify({
        tone: 'error',
        title: 'The history could not be fetched',
        description: 'Try again in a moment.',
      });
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(ledgerHead);
      setCopied(ledgerHead);
    } catch {
      notify({
        tone: 'error',
        title: 'The browser did not let us copy',
        description: `Copy it from here: ${ledgerHead}`,
      });
    }
  }

  return (
    <HistoryList
      lines={isWhole ? lines : lines.slice(0, SHOWN_LINES)}
      total={isWhole ? 0 : Math.max(auction.version, lines.length)}
      ledgerHead={
        <LedgerHead auctionId={auction.id} hash={ledgerHead} isCopied={copied === ledgerHead} onCopy={copy} />
      }
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

  async function loadAll(): Promise<boolean> {
    const all = await fetchHistory(id, 0);
    if (all) setLines((known) => mergeHistory(known, all));
    return all !== null;
  }
  return { lines, loadAll };
}
