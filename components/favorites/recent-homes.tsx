'use client';

import { useEffect } from 'react';
import { countView, rememberViewed } from '@/lib/client/favorites/browser-favorites';
import { useMyHomes } from '@/lib/client/favorites/my-homes';
import { useLoaded } from '@/lib/client/page/use-loaded';

/** What this browser has looked at lately; the page of a home notes it, and does not show it among the others. */
export function RecentHomes({ viewed }: { readonly viewed?: string }) {
  // At once, for whoever goes on quickly.
  useEffect(() => {
    if (!viewed) return;
    rememberViewed(viewed);
    countView(viewed);
  }, [viewed]);
  const slugs = useMyHomes().recent.filter((slug) => slug !== viewed);
  const view = useLoaded(() => import('./recent-view'), slugs.length > 0);
  return view && slugs.length > 0 && <view.RecentView slugs={slugs} />;
}
