'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { storedHomes } from '@/lib/client/favorites/my-homes';
import { routes } from '@/lib/routes';

/** Leads whoever opens the comparison without naming homes to those that this browser keeps for it. */
export function OpenKept() {
  const router = useRouter();
  useEffect(() => {
    const { compared } = storedHomes();
    if (compared.length > 0) router.replace(routes.compare(compared));
  }, [router]);
  return null;
}
