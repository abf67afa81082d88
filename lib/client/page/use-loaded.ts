import { useEffect, useState } from 'react';

const RETRY_MS = 5_000;

/** Code that is loaded once it is needed; null until it has loaded. Retries after a failure. */
export function useLoaded<T>(load: () => Promise<T>, isWanted: boolean): T | null {
  const [loaded, setLoaded] = useState<{ readonly value: T } | null>(null);
  const isMissing = isWanted && loaded === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is loaded stays the same
  useEffect(() => {
    if (!isMissing) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const look = async () => {
      const value = await load().catch(() => null);
      if (isOver) return;
      if (value === null) timer = setTimeout(look, RETRY_MS);
      else setLoaded({ value });
    };
    look();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isMissing]);
  return loaded?.value ?? null;
}
