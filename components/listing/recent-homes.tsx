'use client';

import { useLoaded } from '@/lib/client/use-loaded';
import { useIsIdle } from '@/providers/when-idle';

/** What this browser has looked at lately. It stands far down, so its code comes when the page is idle. */
export function RecentHomes({ viewed }: { readonly viewed?: string }) {
  const view = useLoaded(() => import('./recent-view'), useIsIdle());
  return view && <view.RecentView viewed={viewed} />;
}
