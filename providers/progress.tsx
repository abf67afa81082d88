'use client';

import { useLoaded } from '@/lib/client/page/use-loaded';
import { useIsInUse } from './when-in-use';

/** The progress bar during navigation; loaded once someone interacts. */
export function ProgressProvider() {
  const loaded = useLoaded(() => import('./progress-view'), useIsInUse());
  return loaded && <loaded.default />;
}
