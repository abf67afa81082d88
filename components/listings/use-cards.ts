import { useEffect, useState } from 'react';
import type { ShownCard } from './shown-card';

const atOnce = 60;

interface Cards {
  /** Of every home ever asked for here, so that one taken off the list can be put back; in the order of asking. */
  readonly cards: readonly ShownCard[];
  readonly state: 'loading' | 'ready' | 'failed';
  /** Asked for and not shown to visitors any more. */
  readonly gone: readonly string[];
}

/** The cards of homes that only this browser knows, asked for as they are wanted. */
export function useCards(slugs: readonly string[]): Cards & { readonly retry: () => void } {
  const [known, setKnown] = useState<ReadonlyMap<string, ShownCard | null>>(new Map());
  const [hasFailed, setHasFailed] = useState(false);
  const wanted = slugs
    .filter((slug) => !known.has(slug))
    .slice(0, atOnce)
    .join();
  useEffect(() => {
    if (wanted === '' || hasFailed) return;
    let isOver = false;
    fetchCards(wanted).then(
      (cards) => {
        if (!isOver) setKnown((before) => new Map([...before, ...answered(wanted.split(','), cards)]));
      },
      () => setHasFailed(true),
    );
    return () => {
      isOver = true;
    };
  }, [wanted, hasFailed]);
  return {
    cards: [...known.values()].flatMap((card) => card ?? []),
    state: hasFailed ? 'failed' : wanted === '' ? 'ready' : 'loading',
    gone: slugs.filter((slug) => known.get(slug) === null),
    retry: () => setHasFailed(false),
  };
}

const answered = (slugs: readonly string[], cards: readonly ShownCard[]) =>
  slugs.map((slug) => [slug, cards.find((card) => card.slug === slug) ?? null] as const);

async function fetchCards(homes: string): Promise<readonly ShownCard[]> {
  const response = await fetch(`/api/cards?${new URLSearchParams({ homes })}`);
  if (!response.ok) throw new Error(`/api/cards answered ${response.status}`);
  return (await response.json()).cards;
}
