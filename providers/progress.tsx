'use client';

import { useLoaded } from '@/lib/client/page/use-loaded';
import { useIsInUse } from './when-in-use';

/** The bar at the top while a route changes: loaded when somebody is there. */
export function ProgressProvider() {
  const loaded = useLoaded(() => import('./progress-view'), useIsInUse());
  return loaded && <loaded.default />;
}
