'use client';

import { usePathname } from 'next/navigation';
import type { AnalyticsIds } from '@/lib/client/page/page-view';
import { useLoaded } from '@/lib/client/page/use-loaded';

interface AnalyticsProps extends AnalyticsIds {
  /** Path prefixes of pages with secret URLs. */
  readonly secretPaths: readonly string[];
}

/** Google's tags on every page whose URL is not secret. Loads nothing without an id. */
export function AnalyticsProvider({ secretPaths, ...ids }: AnalyticsProps) {
  const path = usePathname();
  const isSecret = secretPaths.some((each) => path.startsWith(each));
  const isWanted = (ids.gtmId !== null || ids.gaId !== null) && !isSecret;
  const loaded = useLoaded(() => import('./analytics-view'), isWanted);
  return isWanted && loaded && <loaded.default {...ids} />;
}
