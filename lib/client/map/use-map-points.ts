import { useEffect, useState } from 'react';
import { fromMapAnswer, type MapAnswer } from '@/lib/domain/map/map-answer';
import type { MapPlaces } from '@/lib/domain/map/map-cluster';

type Fetched = MapPlaces & Pick<MapAnswer, 'total' | 'counties'>;

/** All homes of a search. With clusters it is an overview, and tiles provide the rest. */
export interface FoundPlaces extends Fetched {
  readonly search: string;
}

/** The homes of a search. While the next search loads, the previous homes stay. */
export function useMapPoints(search: string) {
  const [found, setFound] = useState<FoundPlaces | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    const abort = new AbortController();
    fetchMapAnswer(search, abort.signal).then(
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
    retry: () => setAttempt((count) => count + 1),
  };
}

export async function fetchMapAnswer(search: string, signal: AbortSignal): Promise<Fetched> {
  const response = await fetch(`/api/listings/points${search ? `?${search}` : ''}`, { signal });
  if (!response.ok) throw new Error(`The points answered ${response.status}`);
  const body: MapAnswer = await response.json();
  return { ...fromMapAnswer(body), total: body.total, counties: body.counties };
}
