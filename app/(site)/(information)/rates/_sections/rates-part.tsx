'use client';

import { lazy } from 'react';
import { HtmlOnly } from '@/components/ui/html-only';
import type { RatesTableProps } from './rates-table';

/**
 * Every rate with its source is large and never sent to browsers as code. After a navigation inside the browser,
 * which has no HTML, the page is loaded as a whole.
 */
const RatesTable = lazy(async () => ({
  default:
    typeof window === 'undefined'
      ? (await import('./rates-table')).RatesTable
      : (await import('./whole-page')).WholePage,
}));

export const RatesPart = (props: RatesTableProps) => (
  <HtmlOnly className="contents">
    <RatesTable {...props} />
  </HtmlOnly>
);
