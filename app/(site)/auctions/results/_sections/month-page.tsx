import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { monthTitle } from '@/components/auctions/board/day-title';
import { pageMetadata } from '@/components/layout/page-metadata';
import { formatCount } from '@/lib/format';
import { pageRoutes } from '@/lib/page-routes';
import { getResultsPage } from '@/lib/server/catalog/listings/auction-results';
import { monthPage as copy } from '@/messages/auctions/month-page';
import { MonthView } from './month-view';

/** `page` as in the URL; the first page has none. */
export async function monthMetadata(month: string, page?: string): Promise<Metadata> {
  const results = await findPage(month, page);
  if (!results) return { title: copy.notFound };
  return pageMetadata({
    title: copy.auctionResultsOther({ month: monthTitle(month), page: results.page }),
    description: copy.howAuctionsBank({
      total: results.total,
      month: monthTitle(month),
      page: results.page,
      sold: formatCount(results.counts.sold),
    }),
    path: pageRoutes.resultsOf(month, results.page),
  });
}

export async function MonthPage({ month, page }: { readonly month: string; readonly page?: string }) {
  const results = await findPage(month, page);
  if (!results) notFound();
  return <MonthView results={results} />;
}

/** The first page has the URL of the month alone. Computed from all auctions, so once for head and body. */
const findPage = cache(async (month: string, page?: string) => {
  if (page === undefined) return getResultsPage(month, 1);
  return /^[1-9]\d{0,4}$/.test(page) && page !== '1' ? getResultsPage(month, Number(page)) : null;
});
