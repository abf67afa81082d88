'use client';

import { useEffect } from 'react';
import { lostPage as copy } from '@/messages/site/lost-page';

/** The page that was loaded as a document. */
const loaded = typeof location === 'undefined' ? '' : location.href;

/**
 * A missing page that is reached inside the browser is loaded again, and the server sends its complete 404 page.
 */
export function LostPage() {
  useEffect(() => {
    if (location.href !== loaded) location.reload();
  }, []);
  return <h1 className="page-width py-24 text-title font-semibold">{copy.cantFindPage}</h1>;
}
