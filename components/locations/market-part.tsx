'use client';

import { type ComponentProps, lazy } from 'react';
import { HtmlOnly } from '@/components/ui/html-only';

const MarketTable = lazy(async () => ({ default: (await import('./market-table')).MarketTable }));

export const MarketPart = (props: ComponentProps<typeof MarketTable>) => (
  <HtmlOnly>
    <MarketTable {...props} />
  </HtmlOnly>
);
