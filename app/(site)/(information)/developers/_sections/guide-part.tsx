'use client';

import { lazy, useEffect } from 'react';
import { HtmlOnly } from '@/components/ui/html-only';
import type { GuideProps } from './guide';

/**
 * The guide's code is large and never sent to browsers. After a navigation inside the browser, which has no HTML,
 * the page is loaded as a whole.
 */
const Guide = lazy(async () => ({
  default: typeof window === 'undefined' ? (await import('./guide')).Guide : WholePage,
}));

function WholePage(_props: GuideProps) {
  useEffect(() => location.reload(), []);
  return null;
}

export const GuidePart = (props: GuideProps) => (
  <HtmlOnly>
    <Guide {...props} />
  </HtmlOnly>
);
