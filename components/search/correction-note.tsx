import type { ListingSearch } from '@/lib/domain/search/index/listing-index';
import { correctionNote as copy } from '@/messages/search/correction-note';

/** Says which typed words match no home, and what was searched instead. */
export function CorrectionNote({ corrections }: Pick<ListingSearch, 'corrections'>) {
  return corrections.map(({ word, takenFor }) => (
    <p key={word} className="mb-5">
      {copy.noHomesMatch({
        word,
        takenFor: alternatives.format(takenFor.map((each) => `“${each}”`)),
      })}
    </p>
  ));
}

const alternatives = new Intl.ListFormat('en-US', { type: 'disjunction' });
