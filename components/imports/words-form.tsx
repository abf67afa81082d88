import { TextDetails } from '@/components/ui/details';
import { choiceLabel } from '@/lib/copy/drafts/choice-label';
import { targetLabel } from '@/lib/copy/imports/target-label';
import { getField } from '@/lib/domain/drafts/fields/fields';
import type { TableImport } from '@/lib/domain/imports/import';
import { wordsForm as copy } from '@/messages/imports/words-form';
import { ImportForm } from './import-form';

/** The words of a table that are none of our choices, each to be matched once. */
export function WordsForm({ tableImport }: { readonly tableImport: TableImport }) {
  const { organisationId, importId, unknownWords } = tableImport;
  if (unknownWords.length === 0) return null;
  return (
    <section aria-labelledby="words">
      <h2 id="words" className="text-heading font-semibold">
        {copy.title({ count: unknownWords.length })}
      </h2>
      <p className="mt-1 max-w-prose text-text-muted">{copy.lead}</p>
      <ImportForm
        action="matchChoices"
        of={{ organisationId, importId }}
        submit={copy.submit}
        variant="secondary"
        className="mt-4"
      >
        <Words words={unknownWords.slice(0, shownFirst)} />
        {unknownWords.length > shownFirst && (
          <TextDetails className="mt-2" summary={copy.showMore({ count: unknownWords.length - shownFirst })}>
            <Words words={unknownWords.slice(shownFirst)} />
          </TextDetails>
        )}
      </ImportForm>
    </section>
  );
}

const shownFirst = 8;

const Words = ({ words }: { readonly words: TableImport['unknownWords'] }) => (
  <ul className="divide-y divide-line border-y border-line">
    {words.map(({ field, word, rows }) => (
      <li
        key={`${field} ${word}`}
        className="grid items-center gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_minmax(0,3fr)] sm:py-2"
      >
        <p className="break-words font-medium">{word}</p>
        <p className="text-sm text-text-muted">
          {targetLabel(field)} · {copy.rows({ rows })}
        </p>
        <input type="hidden" name="field" value={field} />
        <input type="hidden" name="word" value={word} />
        <select
          name="choice"
          aria-label={copy.label({ label: targetLabel(field), word })}
          defaultValue=""
          className="block h-12 w-full min-w-0 rounded border border-text-muted bg-surface px-3 max-sm:mt-1"
        >
          <option value="">{copy.undecided}</option>
          {getField(field)?.choices?.map((value) => (
            <option key={value} value={value}>
              {choiceLabel(field, value)}
            </option>
          ))}
          <option value="leave-empty">{copy.empty}</option>
        </select>
      </li>
    ))}
  </ul>
);
