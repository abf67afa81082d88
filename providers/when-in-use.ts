import { useEffect, useState } from 'react';

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;
const latestMs = 8_000;

/** False in the HTML and until the person first points, presses, types or scrolls, or has had time to. */
export function useIsInUse(): boolean {
  const [isInUse, setIsInUse] = useState(false);
  useEffect(() => {
    const heard = new AbortController();
    const hear = () => {
      heard.abort();
      setIsInUse(true);
    };
    for (const sign of signs) addEventListener(sign, hear, { signal: heard.signal, passive: true });
    const timer = setTimeout(hear, latestMs);
    heard.signal.addEventListener('abort', () => clearTimeout(timer));
    return () => heard.abort();
  }, []);
  return isInUse;
}
