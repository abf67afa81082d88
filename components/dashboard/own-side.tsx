'use client';

import { useLayoutEffect } from 'react';
import { createCell, useCell } from '@/lib/client/page/cell';

type Side = 'buyer' | 'seller';

/** The person's side on the page that is open, where both sides have the same page. */
const side = createCell<Side | null>(null);

/** Tells the navigation which side the person has on this page; null for staff. */
export function OwnSide({ of }: { readonly of: Side | null }) {
  useLayoutEffect(() => {
    side.set(of);
    return () => side.set(null);
  }, [of]);
  return null;
}

export const useOwnSide = (): Side | null => useCell(side, null);
