import type { ListingSearch } from '@/lib/domain/search/index/listing-index';
import * as copy from '@/messages/search';

/** Says which typed words match no home, and what was searched instead. */
export function CorrectionNote({ corrections }: Pick<ListingSearch, 'corrections'>) {
  return corrections.map(({ word, takenFor }) => (
    <p key={word} className="mb-5">
      {copy.correctionNote.noHomesMatch({
        word,
        takenFor: alternatives.format(takenFor.map((each) => `“${each}”`)),
      })}
    </p>
  ));
}

const alternatives = new Intl.ListFormat('en-US', { type: 'disjunction' });
