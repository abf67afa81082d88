import { useEffect, useState } from 'react';
import { fromMapPoints, type MapPoint, type MapPoints } from '@/lib/domain/listing/map-point';

interface Found {
  readonly search: string;
  readonly points: readonly MapPoint[];
  /** How many homes the search finds: the map shows some of them when there are very many. */
  readonly total: number;
}

/** All homes of a search. While the next search is on its way those of the one before stay. */
export function useMapPoints(search: string) {
  const [found, setFound] = useState<Found | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    const abort = new AbortController();
    askPoints(search, abort.signal).then(
      (answer) => {
        setFound({ search, ...answer });
        setFailed(null);
      },
      () => {
        if (!abort.signal.aborted) setFailed(search);
      },
    );
    return () => abort.abort();
  }, [search, attempt]);
  return {
    found,
    isFailed: failed === search,
    again: () => setAttempt((count) => count + 1),
  };
}

async function askPoints(search: string, signal: AbortSignal): Promise<Omit<Found, 'search'>> {
  const response = await fetch(`/api/listings/points${search ? `?${search}` : ''}`, { signal });
  if (!response.ok) throw new Error(`The points answered ${response.status}`);
  const body: MapPoints = await response.json();
  return { points: fromMapPoints(body), total: body.total };
}
