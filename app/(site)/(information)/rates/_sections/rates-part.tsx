'use client';

import { lazy, useEffect } from 'react';
import { HtmlOnly } from '@/components/ui/html-only';
import type { RatesTableProps } from './rates-table';

/**
 * Every rate with its source is large and never sent to browsers as code. After a navigation inside the browser,
 * which has no HTML, the page is loaded as a whole.
 */
const RatesTable = lazy(async () => ({
  default: typeof window === 'undefined' ? (await import('./rates-table')).RatesTable : WholePage,
}));

function WholePage(_props: RatesTableProps) {
  useEffect(() => location.reload(), []);
  return null;
}

export const RatesPart = (props: RatesTableProps) => (
  <HtmlOnly className="contents">
    <RatesTable {...props} />
  </HtmlOnly>
);
