'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { storedHomes } from '@/lib/client/favorites/my-homes';
import { routes } from '@/lib/routes';

/** Redirects a comparison without homes to the homes this browser stores for comparison. */
export function OpenStoredComparison() {
  const router = useRouter();
  useEffect(() => {
    const { compared } = storedHomes();
    if (compared.length > 0) router.replace(routes.compare(compared));
  }, [router]);
  return null;
}
