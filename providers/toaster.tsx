'use client';

import { useEffect, useState } from 'react';
import { onFirstNotification } from '@/lib/client/page/notify';
import { useLoaded } from '@/lib/client/page/use-loaded';
import { useIsInUse } from './when-in-use';

/** The toast container of every page. Loaded at the first interaction or the first toast. */
export function ToasterProvider() {
  const isInUse = useIsInUse();
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => onFirstNotification(() => setIsWanted(true)), []);
  const loaded = useLoaded(() => import('./toaster-view'), isInUse || isWanted);
  return loaded && <loaded.default />;
}
