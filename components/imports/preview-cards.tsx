import { choiceLabel } from '@/lib/copy/drafts/choice-label';
import { aboutLabel } from '@/lib/copy/drafts/question';
import { type Answers, answerOf, toDollars } from '@/lib/domain/drafts/fields/answers';
import { getField } from '@/lib/domain/drafts/fields/fields';
import type { ImportRow } from '@/lib/domain/imports/row';
import { formatMoney } from '@/lib/format';
import { preview as copy } from '@/messages/imports/preview';

/** The first homes of a table as the import reads them. */
export const PreviewCards = ({ homes }: { readonly homes: readonly ImportRow[] }) => (
  <section aria-labelledby="preview">
    <h2 id="preview" className="text-heading font-semibold">
      {copy.title}
    </h2>
    <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {homes.map((home) => (
        <PreviewCard key={home.line} home={home} />
      ))}
    </ul>
  </section>
);

function PreviewCard({ home: { line, answers, photos, reference } }: { readonly home: ImportRow }) {
  const of = (name: string) => answerOf(answers, name);
  const place = [of('city'), of('postalCode')].filter(Boolean).join(' ');
  return (
    <li className="rounded border border-line p-4">
      <p className="text-sm text-text-muted">
        {[copy.line({ line }), reference].filter(Boolean).join(' · ')}
      </p>
      <p className="mt-1 break-words font-semibold">
        {of('street') || copy.noStreet}
        {of('unitNumber') && ` ${copy.unit({ unit: of('unitNumber') })}`}
      </p>
      {place && <p className="break-words">{place}</p>}
      <p className="mt-2 break-words text-sm">
        {[...factsOf(answers), ...(photos.length > 0 ? [copy.photos({ count: photos.length })] : [])].join(
          ' · ',
        )}
      </p>
    </li>
  );
}

const shown = [
  'propertySubType',
  'occupancy',
  'bedroomsTotal',
  'bathroomsFull',
  'livingAreaSqft',
  'lotSizeSqft',
];
const prices = ['listPrice', 'startingBid'];

function money(answer: string): string {
  const cents = toDollars(answer);
  return cents === null ? answer : formatMoney(cents);
}

/** Each with its label, because a bare number does not say what was read. */
function factsOf(answers: Answers): readonly string[] {
  const facts = [...shown, 'yearBuilt', ...prices].flatMap((name) => {
    const [field, answer] = [getField(name), answerOf(answers, name)];
    if (!field || answer === '') return [];
    if (field.choices?.includes(answer)) return choiceLabel(name, answer);
    return `${aboutLabel(name)}: ${prices.includes(name) ? money(answer) : answer}`;
  });
  const parcel = answerOf(answers, 'parcelNumber');
  return parcel === '' ? facts : [...facts, copy.parcel({ parcel })];
}
