'use client';

import { useEffect, useRef } from 'react';
import { storeLocally } from '@/lib/client/favorites/browser-favorites';
import { storedHomes } from '@/lib/client/favorites/my-homes';

/** Stores changes that visitors make to their own comparison. A shared link changes nothing. */
export function StoreComparison({ slugs }: { readonly slugs: readonly string[] }) {
  const named = slugs.join();
  const before = useRef<string | null>(null);
  useEffect(() => {
    const wasMine =
      before.current !== null && inOrder(before.current) === inOrder(storedHomes().compared.join());
    before.current = named;
    if (wasMine) storeLocally({ compared: named.split(',').filter(Boolean) });
  }, [named]);
  return null;
}

const inOrder = (named: string): string => named.split(',').sort().join();
