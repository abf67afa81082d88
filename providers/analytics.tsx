'use client';

import { useLoaded } from '@/lib/client/use-loaded';

export interface AnalyticsIds {
  readonly gtmId: string | null;
  readonly gaId: string | null;
}

/** Google's tags on every page; without an id nothing of them is loaded. */
export function AnalyticsProvider(ids: AnalyticsIds) {
  const loaded = useLoaded(() => import('./analytics-view'), ids.gtmId !== null || ids.gaId !== null);
  return loaded && <loaded.default {...ids} />;
}
