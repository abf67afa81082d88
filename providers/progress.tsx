'use client';

import { lazy, Suspense } from 'react';
import { useIsIdle } from './when-idle';

const ProgressView = lazy(() => import('./progress-view'));

/** The bar at the top while a route changes: loaded when the page is idle. */
export function ProgressProvider() {
  if (!useIsIdle()) return null;
  return (
    <Suspense fallback={null}>
      <ProgressView />
    </Suspense>
  );
}
