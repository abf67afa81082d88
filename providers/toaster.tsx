'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { onFirstNotification } from '@/lib/client/notify';
import { useIsIdle } from './when-idle';

const ToasterView = lazy(() => import('./toaster-view'));

/** The toast container of every page: loaded when the page is idle, or earlier by the first message. */
export function ToasterProvider() {
  const isIdle = useIsIdle();
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => onFirstNotification(() => setIsWanted(true)), []);
  if (!isIdle && !isWanted) return null;
  return (
    <Suspense fallback={null}>
      <ToasterView />
    </Suspense>
  );
}
