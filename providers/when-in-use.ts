import { useEffect, useState } from 'react';

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;
const latestMs = 8_000;

/** False on the server. True after the first pointer, key, focus or scroll event, or after 8 s. */
export function useIsInUse(): boolean {
  const [isInUse, setIsInUse] = useState(false);
  useEffect(() => {
    const listeners = new AbortController();
    const markInUse = () => {
      listeners.abort();
      setIsInUse(true);
    };
    for (const sign of signs) addEventListener(sign, markInUse, { signal: listeners.signal, passive: true });
    const timer = setTimeout(markInUse, latestMs);
    listeners.signal.addEventListener('abort', () => clearTimeout(timer));
    return () => listeners.abort();
  }, []);
  return isInUse;
}
