import type { ListingSearch } from '@/lib/domain/search/index/listing-index';
import type { UnderstoodQuery } from '@/lib/domain/search/index/understand';
import { correctionNote as copy } from '@/messages/search/correction-note';

/** Says which typed words match no home, and what was searched instead. */
export function CorrectionNote({
  corrections,
  ignoredWords,
}: Pick<ListingSearch, 'corrections'> & Pick<UnderstoodQuery, 'ignoredWords'>) {
  return (
    <>
      {corrections.map(({ word, takenFor }) => (
        <p key={word} className="mb-5">
          {copy.noHomesMatch({ word, takenFor: alternatives.format(takenFor.map(inQuotes)) })}
        </p>
      ))}
      {ignoredWords.length > 0 && (
        <p className="mb-5">
          {copy.wordsIgnored({
            words: alternatives.format(ignoredWords.map(inQuotes)),
            count: ignoredWords.length,
          })}
        </p>
      )}
    </>
  );
}

const inQuotes = (word: string): string => `“${word}”`;

const alternatives = new Intl.ListFormat('en-US', { type: 'disjunction' });
