'use client';

import { type ComponentProps, lazy } from 'react';
import { HtmlOnly } from '@/components/ui/html-only';

const SalesTable = lazy(async () => ({ default: (await import('./sales-table')).SalesTable }));

export const SalesPart = (props: ComponentProps<typeof SalesTable>) => (
  <HtmlOnly>
    <SalesTable {...props} />
  </HtmlOnly>
);
