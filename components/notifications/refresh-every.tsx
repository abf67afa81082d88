'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useTransition } from 'react';

/** Refreshes the page at an interval while it is visible, one request at a time. */
export function RefreshEvery({ milliseconds }: { readonly milliseconds: number }) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  useEffect(() => {
    if (isPending) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') startTransition(() => router.refresh());
    }, milliseconds);
    return () => clearInterval(timer);
  }, [router, milliseconds, isPending]);
  return null;
}
