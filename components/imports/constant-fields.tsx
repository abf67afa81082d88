import { ChevronDownIcon } from '@/components/ui/icons';
import { toQuestion } from '@/lib/copy/drafts/question';
import { constantFields } from '@/lib/domain/imports/constants';
import type { TableImport } from '@/lib/domain/imports/import';
import { importCopy as copy } from '@/messages/imports/import-copy';

const control = 'block h-12 w-full min-w-0 rounded border border-text-muted bg-surface px-3';

/** Answers that every home of a table gets, unless its row has its own. */
export const ConstantFields = ({ constants }: Pick<TableImport, 'constants'>) => (
  <details className="group border-b border-line" open={Object.keys(constants).length > 0}>
    <summary className="flex min-h-12 items-center justify-between gap-3 py-2 font-medium underline-offset-4 hover:underline">
      {copy.constantsTitle}
      <ChevronDownIcon className="size-5 shrink-0 group-open:rotate-180" />
    </summary>
    <p className="mb-4 max-w-prose text-text-muted">{copy.constantsHelp}</p>
    <div className="grid gap-4 pb-6 sm:grid-cols-2">
      {constantFields
        .map((field) => toQuestion(field))
        .map(({ name, label, choices }) => (
          <div key={name}>
            <label htmlFor={`all-${name}`} className="mb-1 block font-medium">
              {label}
            </label>
            {choices ? (
              <select id={`all-${name}`} name={name} defaultValue={constants[name] ?? ''} className={control}>
                <option value="">{copy.noConstant}</option>
                {choices.map((choice) => (
                  <option key={choice.value} value={choice.value}>
                    {choice.label}
                  </option>
                ))}
              </select>
            ) : (
              <input
                id={`all-${name}`}
                name={name}
                defaultValue={constants[name] ?? ''}
                maxLength={120}
                className={control}
              />
            )}
          </div>
        ))}
    </div>
  </details>
);
