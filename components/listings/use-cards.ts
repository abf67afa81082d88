import { useEffect, useState } from 'react';
import type { CardTexts } from './card-texts';

const atOnce = 60;

interface Cards {
  /** Cards of every home requested here, in request order, so that a removed one can be restored. */
  readonly cards: readonly CardTexts[];
  readonly state: 'loading' | 'ready' | 'failed';
  /** Requested, but no longer public. */
  readonly gone: readonly string[];
}

/** Loads cards of homes that only this browser knows, on demand. */
export function useCards(slugs: readonly string[]): Cards & { readonly retry: () => void } {
  const [known, setKnown] = useState<ReadonlyMap<string, CardTexts | null>>(new Map());
  const [hasFailed, setHasFailed] = useState(false);
  const missingSlugs = slugs
    .filter((slug) => !known.has(slug))
    .slice(0, atOnce)
    .join();
  useEffect(() => {
    if (missingSlugs === '' || hasFailed) return;
    let isOver = false;
    fetchCards(missingSlugs).then(
      (cards) => {
        if (!isOver) setKnown((before) => new Map([...before, ...answered(missingSlugs.split(','), cards)]));
      },
      () => setHasFailed(true),
    );
    return () => {
      isOver = true;
    };
  }, [missingSlugs, hasFailed]);
  return {
    cards: [...known.values()].flatMap((card) => card ?? []),
    state: hasFailed ? 'failed' : missingSlugs === '' ? 'ready' : 'loading',
    gone: slugs.filter((slug) => known.get(slug) === null),
    retry: () => setHasFailed(false),
  };
}

const answered = (slugs: readonly string[], cards: readonly CardTexts[]) =>
  slugs.map((slug) => [slug, cards.find((card) => card.slug === slug) ?? null] as const);

async function fetchCards(homes: string): Promise<readonly CardTexts[]> {
  const response = await fetch(`/api/cards?${new URLSearchParams({ homes })}`);
  if (!response.ok) throw new Error(`/api/cards answered ${response.status}`);
  return (await response.json()).cards;
}
