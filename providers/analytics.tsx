'use client';

import { usePathname } from 'next/navigation';
import type { AnalyticsIds } from '@/lib/client/page/page-view';
import { useLoaded } from '@/lib/client/page/use-loaded';

interface AnalyticsProps extends AnalyticsIds {
  /** What the addresses of pages begin with that nobody else may learn. */
  readonly secretPaths: readonly string[];
}

/** Google's tags on every page whose address is no secret; without an id nothing of them is loaded. */
export function AnalyticsProvider({ secretPaths, ...ids }: AnalyticsProps) {
  const path = usePathname();
  const isSecret = secretPaths.some((each) => path.startsWith(each));
  const isWanted = (ids.gtmId !== null || ids.gaId !== null) && !isSecret;
  const loaded = useLoaded(() => import('./analytics-view'), isWanted);
  return isWanted && loaded && <loaded.default {...ids} />;
}
