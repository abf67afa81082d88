import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { pageMetadata } from '@/components/layout/page-metadata';
import { formatCount, formatPlural } from '@/lib/format';
import { pageRoutes } from '@/lib/page-routes';
import { getResultsPage } from '@/lib/server/catalog/listings/auction-results';
import { monthTitle } from './month-title';
import { MonthView } from './month-view';

/** `page` as in the URL; the first page has none. */
export async function monthMetadata(month: string, page?: string): Promise<Metadata> {
  const results = await findPage(month, page);
  if (!results) return { title: 'Not found' };
  const part = results.page > 1 ? `, page ${results.page}` : '';
  return pageMetadata({
    title: `Auction results of ${monthTitle(month)}${part}`,
    description: `How ${formatPlural(results.total, 'auction')} of bank-owned property in New York came out in ${monthTitle(month)}${part}: ${formatCount(results.counts.sold)} sold, every other outcome named as what it is.`,
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
