'use client';

import { useContext } from 'react';
import { HiddenHomesVisibility } from '@/components/favorites/hidden-homes-visibility';
import { UseButton } from '@/components/favorites/use-button';
import type { CardTexts } from '@/components/listings/card-texts';
import { ListingCard } from '@/components/listings/listing-card';
import { TotalCostNote } from '@/components/listings/total-cost-note';
import { isUsed, useOfMyHomes } from '@/lib/client/favorites/my-homes';
import { useLoaded } from '@/lib/client/page/use-loaded';
import { resultList as copy } from '@/messages/listings/result-list';

interface ResultListProps {
  readonly cards: readonly CardTexts[];
  readonly className: string;
}

/** Number of cards whose pictures load at once. */
const eager = 1;

/** Result count of the search, with the number of hidden homes next to it. */
export function ResultList({ cards, className }: ResultListProps) {
  const hiddenSlugs = useOfMyHomes((homes) =>
    cards
      .map(({ slug }) => slug)
      .filter((slug) => isUsed(homes, slug, 'hidden'))
      .join(),
  );
  const isComparing = useOfMyHomes(({ compared }) => compared.length > 0);
  const { isShown, setIsShown } = useContext(HiddenHomesVisibility);
  const isHidden = ({ slug }: CardTexts) => hiddenSlugs.split(',').includes(slug);
  const hidden = cards.filter(isHidden).length;
  const note = useLoaded(() => import('@/components/favorites/hidden-note'), hidden > 0);
  const tray = useLoaded(() => import('@/components/favorites/compare-tray'), isComparing);
  return (
    <>
      {note && hidden > 0 && (
        <note.HiddenNote count={hidden} isShown={isShown} onToggle={() => setIsShown(!isShown)} />
      )}
      <ul className={className}>
        {cards
          .filter((card) => isShown || !isHidden(card))
          .map((card, index) => (
            <li key={card.slug}>
              <ListingCard card={card} isAboveFold={index < eager}>
                {card.wholePrice && <TotalCostNote words={card.wholePrice} sale={card.sale} />}
                <Tools slug={card.slug} street={card.addressLines[0]} />
              </ListingCard>
            </li>
          ))}
      </ul>
      {tray && <tray.CompareTray />}
    </>
  );
}

const Tools = ({ slug, street }: { readonly slug: string; readonly street: string }) => (
  <div className="card-tools">
    <UseButton slug={slug} use="compared" label={copy.compare({ street })} className="card-tool tick">
      {copy.compare2}
    </UseButton>
    <UseButton slug={slug} use="hidden" label={copy.hide({ street })} className="card-tool">
      {copy.hide2}
    </UseButton>
  </div>
);
