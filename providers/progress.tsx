'use client';

import { useLoaded } from '@/lib/client/use-loaded';
import { useIsIdle } from './when-idle';

/** The bar at the top while a route changes: loaded when the page is idle. */
export function ProgressProvider() {
  const loaded = useLoaded(() => import('./progress-view'), useIsIdle());
  return loaded && <loaded.default />;
}
