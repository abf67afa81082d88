'use client';

import { useLoaded } from '@/lib/client/page/use-loaded';
import { useIsInUse } from './when-in-use';

/** The progress bar during navigation. Loaded at the first interaction. */
export function ProgressProvider() {
  const loaded = useLoaded(() => import('./progress-view'), useIsInUse());
  return loaded && <loaded.default />;
}
