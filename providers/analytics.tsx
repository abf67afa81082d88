'use client';

import { usePathname } from 'next/navigation';
import { useLoaded } from '@/lib/client/use-loaded';
import { routes } from '@/lib/routes';

export interface AnalyticsIds {
  readonly gtmId: string | null;
  readonly gaId: string | null;
}

/** Google's tags on every page whose address is no secret; without an id nothing of them is loaded. */
export function AnalyticsProvider(ids: AnalyticsIds) {
  const path = usePathname();
  const isSecret = secretPaths.some((each) => path.startsWith(each));
  const isWanted = (ids.gtmId !== null || ids.gaId !== null) && !isSecret;
  const loaded = useLoaded(() => import('./analytics-view'), isWanted);
  return loaded && <loaded.default {...ids} />;
}

/** Their addresses are keys that came by mail. */
const secretPaths = [routes.stopSearch(''), routes.authAction];
