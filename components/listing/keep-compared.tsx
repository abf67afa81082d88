'use client';

import { useEffect } from 'react';
import { keepHere } from '@/lib/client/keep-here';
import { keptHomes } from '@/lib/client/my-homes';

/** Whoever adds or removes homes on the page of the comparison has changed their own choice; somebody else's is left alone. */
export function KeepCompared({ slugs }: { readonly slugs: readonly string[] }) {
  const named = slugs.join();
  useEffect(() => {
    const shown = named.split(',').filter(Boolean);
    const { compared } = keptHomes();
    const isMine =
      shown.every((slug) => compared.includes(slug)) || compared.every((slug) => shown.includes(slug));
    if (isMine) keepHere({ compared: shown });
  }, [named]);
  return null;
}
