'use client';

import { useEffect } from 'react';
import { useMyHomes } from '@/lib/client/my-homes';
import { useLoaded } from '@/lib/client/use-loaded';
import { useIsIdle } from '@/providers/when-idle';

/** What this browser has looked at lately; the page of a home notes it, and does not show it among the others. */
export function RecentHomes({ viewed }: { readonly viewed?: string }) {
  const isIdle = useIsIdle();
  useEffect(() => {
    if (isIdle && viewed)
      import('@/lib/client/keep-here').then(({ rememberViewed }) => rememberViewed(viewed)).catch(() => {});
  }, [isIdle, viewed]);
  const slugs = useMyHomes().recent.filter((slug) => slug !== viewed);
  const view = useLoaded(() => import('./recent-view'), slugs.length > 0);
  return view && slugs.length > 0 && <view.RecentView slugs={slugs} />;
}
