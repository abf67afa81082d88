'use client';

import { useEffect } from 'react';
import { countView, rememberViewed } from '@/lib/client/favorites/browser-favorites';
import { useMyHomes } from '@/lib/client/favorites/my-homes';
import { useLoaded } from '@/lib/client/page/use-loaded';

/** Recently viewed homes of this browser. A property page adds its home and leaves it out of the list. */
export function RecentHomes({ viewed }: { readonly viewed?: string }) {
  // Recorded at once, in case the visitor leaves quickly.
  useEffect(() => {
    if (!viewed) return;
    rememberViewed(viewed);
    countView(viewed);
  }, [viewed]);
  const slugs = useMyHomes().recent.filter((slug) => slug !== viewed);
  const view = useLoaded(() => import('./recent-view'), slugs.length > 0);
  return view && slugs.length > 0 && <view.RecentView slugs={slugs} />;
}
