import { useEffect, useState } from 'react';

/** The field's name: sent before the page's code has arrived, the form only adds it to the address. */
export const TYPED_PARAM = 'maximum';

/** The typed amount of an auction. Outlives a reload, the way to the registration and a form sent too early. */
export function useTyped(auctionId: string) {
  const slot = `typed:${auctionId}`;
  const [typed, set] = useState('');
  useEffect(() => {
    const sent = new URLSearchParams(location.search).get(TYPED_PARAM);
    set((now) => now || (sessionStorage.getItem(slot) ?? sent ?? ''));
  }, [slot]);
  const setTyped = (value: string) => {
    sessionStorage.setItem(slot, value);
    set(value);
  };
  return [typed, setTyped] as const;
}
