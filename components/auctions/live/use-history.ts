import { useEffect, useState } from 'react';
import { fetchHistory, mergeHistory } from '@/lib/client/auctions/history';
import { keepHead } from '@/lib/client/auctions/ledger-checkpoints';
import { notify } from '@/lib/client/page/notify';
import type { HistoryLine, PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { useHistory as copy } from '@/messages/auctions/use-history';

const SETTLE_MS = 500;

/** Follows the history by auction version and stores each ledger head for later verification. */
export function useHistory({ id, version, ledgerHead }: PublicAuction, initial: readonly HistoryLine[]) {
  const [lines, setLines] = useState(initial);
  const [isWhole, setWhole] = useState(false);
  const [copied, setCopied] = useState<string | null>(null);
  const newest = lines[0]?.seq ?? 0;

  useEffect(() => keepHead(id, { seq: version, hash: ledgerHead }), [id, version, ledgerHead]);

  useEffect(() => {
    if (version <= newest) return;
    const timer = setTimeout(() => load(newest), SETTLE_MS);
    return () => clearTimeout(timer);
    async function load(afterSeq: number) {
      const update = await fetchHistory(id, afterSeq);
      if (update) setLines((known) => mergeHistory(known, update));
    }
  }, [id, version, newest]);

  async function showAll() {
    const all = await fetchHistory(id, 0);
    if (!all)
      return notify({
        tone: 'error',
        title: copy.couldntLoadBid,
        description: copy.tryAgainMoment,
      });
    setLines((known) => mergeHistory(known, all));
    setWhole(true);
  }

  async function copyHead() {
    try {
      await navigator.clipboard.writeText(ledgerHead);
      setCopied(ledgerHead);
    } catch {
      notify({
        tone: 'error',
        title: copy.couldntCopyVerification,
        description: copy.copy({ ledgerHead }),
      });
    }
  }

  return { lines, isWhole, isHeadCopied: copied === ledgerHead, showAll, copyHead };
}
