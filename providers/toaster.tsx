'use client';

import { useEffect, useState } from 'react';
import { onFirstNotification } from '@/lib/client/notify';
import { useLoaded } from '@/lib/client/use-loaded';
import { useIsIdle } from './when-idle';

/** The toast container of every page: loaded when the page is idle, or earlier by the first message. */
export function ToasterProvider() {
  const isIdle = useIsIdle();
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => onFirstNotification(() => setIsWanted(true)), []);
  const loaded = useLoaded(() => import('./toaster-view'), isIdle || isWanted);
  return loaded && <loaded.default />;
}
