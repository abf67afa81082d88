'use client';

import { useEffect, useRef } from 'react';
import { accountRoutes } from '@/lib/account-routes';

/** Submits the form around it, for a person who has already chosen to list a home on another page. */
export function BeginAtOnce() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!location.search) return;
    // Otherwise “back” and a reload would begin another draft.
    history.replaceState(null, '', accountRoutes.myListings);
    place.current?.closest('form')?.requestSubmit();
  }, []);
  return <span ref={place} hidden />;
}
