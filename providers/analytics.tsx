'use client';

import { lazy, Suspense } from 'react';

const AnalyticsView = lazy(() => import('./analytics-view'));

export interface AnalyticsIds {
  readonly gtmId: string | null;
  readonly gaId: string | null;
}

/** Google's tags on every page; without an id nothing of them is loaded. */
export function AnalyticsProvider(ids: AnalyticsIds) {
  if (ids.gtmId === null && ids.gaId === null) return null;
  return (
    <Suspense fallback={null}>
      <AnalyticsView {...ids} />
    </Suspense>
  );
}
