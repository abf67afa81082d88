import type { ListingSearch } from '@/lib/domain/search/index/listing-index';

/** Says which typed words match no home, and what was searched instead. */
export function CorrectionNote({ corrections }: Pick<ListingSearch, 'corrections'>) {
  return corrections.map(({ word, takenFor }) => (
    <p key={word} className="mb-5">
      No home has “{word}”. Shown is what has {takenFor.map((each) => `“${each}”`).join(' or ')}.
    </p>
  ));
}
