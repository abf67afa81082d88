'use client';

import { lazy } from 'react';
import { HtmlOnly } from '@/components/ui/html-only';
import type { CountyCounts } from './county-index';

const CountyIndex = lazy(async () => ({ default: (await import('./county-index')).CountyIndex }));

/** The index of all counties, in the HTML only. */
export const CountyIndexPart = ({ counts }: { readonly counts: CountyCounts }) => (
  <HtmlOnly>
    <CountyIndex counts={counts} />
  </HtmlOnly>
);
