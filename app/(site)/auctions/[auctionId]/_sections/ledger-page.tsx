import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { LedgerView } from '@/components/auctions/ledger/ledger-view';
import { pageMetadata } from '@/components/layout/page-metadata';
import { routes } from '@/lib/routes';
import { getLedgerPage } from '@/lib/server/catalog/listings/ledger-page';
import { ledgerPage as copy } from '@/messages/auctions/ledger-page';

/** `page` as in the URL; the first page has none. Not indexed: searches should find the property page. */
export async function ledgerMetadata(auctionId: string, page?: string): Promise<Metadata> {
  const ledger = await findPage(auctionId, page);
  if (!ledger) return { title: copy.notFound };
  const { auction, home } = ledger;
  return pageMetadata({
    title: home
      ? copy.titleOfHome({ address: home.address, page: ledger.page })
      : copy.title({ page: ledger.page }),
    description: copy.allEntriesPublic({ version: auction.version }),
    path: routes.ledger(auctionId, ledger.page),
    indexing: { isIndexed: false, until: null },
  });
}

interface Props {
  readonly auctionId: string;
  readonly page?: string;
}

export async function LedgerPage({ auctionId, page }: Props) {
  const ledger = await findPage(auctionId, page);
  if (!ledger) notFound();
  return <LedgerView {...ledger} verifier={verifierPackage()} />;
}

/** `VERIFIER_FILE` and `VERIFIER_SHA256` are inlined by next.config.mjs. */
function verifierPackage() {
  const [file, sha256] = [process.env.VERIFIER_FILE, process.env.VERIFIER_SHA256];
  return file && sha256 ? { file, sha256 } : null;
}

/** The first page has the URL without a number. */
const findPage = cache(async (auctionId: string, page?: string) => {
  if (page === undefined) return getLedgerPage(auctionId, 1);
  return /^[1-9]\d{0,4}$/.test(page) && page !== '1' ? getLedgerPage(auctionId, Number(page)) : null;
});
