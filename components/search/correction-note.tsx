import type { ListingSearch } from '@/lib/domain/search/index/listing-index';
import type { UnderstoodQuery } from '@/lib/domain/search/index/understand';
import { SCHOOL_DISTRICT } from '@/lib/domain/search/query/phrases';
import { correctionNote as copy } from '@/messages/search/correction-note';

/** Says which typed words match no home, and what was searched instead. */
export function CorrectionNote({
  corrections,
  ignoredWords,
}: Pick<ListingSearch, 'corrections'> & Pick<UnderstoodQuery, 'ignoredWords'>) {
  const words = ignoredWords.filter((each) => each !== SCHOOL_DISTRICT);
  return (
    <>
      {corrections.map(({ word, takenFor }) => (
        <p key={word} className="mb-5">
          {copy.noHomesMatch({ word, takenFor: alternatives.format(takenFor.map(inQuotes)) })}
        </p>
      ))}
      {words.length > 0 && (
        <p className="mb-5">
          {copy.wordsIgnored({
            words: alternatives.format(words.map(inQuotes)),
            count: words.join(' ').split(' ').length,
          })}
        </p>
      )}
      {words.length < ignoredWords.length && <p className="mb-5">{copy.schoolDistrictIgnored}</p>}
    </>
  );
}

const inQuotes = (word: string): string => `“${word}”`;

const alternatives = new Intl.ListFormat('en-US', { type: 'disjunction' });
