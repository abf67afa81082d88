'use client';

import { useContext } from 'react';
import { isUsed, useOfMyHomes } from '@/lib/client/favorites/my-homes';
import { useLoaded } from '@/lib/client/page/use-loaded';
import { ResultCard } from './result-card';
import type { ResultTexts } from './result-texts';
import { ResultsView } from './results-view';

interface ResultListProps {
  readonly cards: readonly ResultTexts[];
  /** The attribute `sizes` of the pictures. Texts of the server, so that they weigh nothing in the script. */
  readonly sizes: { readonly alone: string; readonly besideMap: string };
}

/** Number of cards whose pictures load at once. */
const eager = 2;

/** Result count of the search, with the number of hidden homes next to it. */
export function ResultList({ cards, sizes }: ResultListProps) {
  const hiddenSlugs = useOfMyHomes((homes) =>
    cards
      .map(({ slug }) => slug)
      .filter((slug) => isUsed(homes, slug, 'hidden'))
      .join(),
  );
  const isComparing = useOfMyHomes(({ compared }) => compared.length > 0);
  const { isShown, setIsShown, isBesideMap } = useContext(ResultsView);
  const isHidden = ({ slug }: ResultTexts) => hiddenSlugs.split(',').includes(slug);
  const hidden = cards.filter(isHidden).length;
  const note = useLoaded(() => import('@/components/favorites/hidden-note'), hidden > 0);
  const tray = useLoaded(() => import('@/components/favorites/compare-tray'), isComparing);
  return (
    <>
      {note && hidden > 0 && (
        <note.HiddenNote count={hidden} isShown={isShown} onToggle={() => setIsShown(!isShown)} />
      )}
      <ul className="result-grid">
        {cards
          .filter((card) => isShown || !isHidden(card))
          .map((card, index) => (
            <li key={card.slug}>
              <ResultCard
                card={card}
                sizes={isBesideMap ? sizes.besideMap : sizes.alone}
                isAboveFold={index < eager}
              />
            </li>
          ))}
      </ul>
      {tray && <tray.CompareTray />}
    </>
  );
}
