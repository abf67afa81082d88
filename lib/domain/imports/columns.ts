import { fields } from '@/lib/domain/drafts/fields/fields';
import type { WizardWords } from '@/lib/domain/drafts/fields/wizard-words';
import { aliases, formerLabels } from './aliases';

/** Normalizes a heading, so that `Street Number`, `street_number` and `StreetNumber` are equal. */
const bareHeading = (heading: string): string => heading.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Targets that are not questions: identifiers of a row, and parts that RESO keeps in separate fields. */
const others: ReadonlyMap<string, string> = new Map([
  ['reference', 'Your reference'],
  ['draftKey', 'Draft key'],
  ['version', 'Version'],
  ['unparsedAddress', 'Full address'],
  ['streetNumber', 'House number'],
  ['streetDirPrefix', 'Direction before the street name'],
  ['streetName', 'Street name'],
  ['streetSuffix', 'Street type'],
  ['streetDirSuffix', 'Direction after the street name'],
  ['lotSizeAcres', 'Lot size (acres)'],
  ['startTimestamp', 'Opening timestamp'],
  ['endTimestamp', 'End timestamp'],
]);

/** RESO's `PropertyType` is a class such as Residential, not the type that the label `Property type` asks for. */
const labelsOfOthers: readonly string[] = ['propertytype'];

/** What a column can map to: a question of the wizard, a part of an answer, or an identifier of the row. */
export const targets: readonly string[] = [...others.keys(), ...fields.map(({ name }) => name)];

const isTarget = (id: string): boolean => targets.includes(id);
export const targetLabel = (id: string, { label }: Pick<WizardWords, 'label'>): string =>
  others.get(id) ?? label(id);

/** The headings that map to a target. */
const namesOf = (id: string, words: WizardWords): readonly string[] =>
  [id, targetLabel(id, words), formerLabels[id] ?? id, ...(aliases[id] ?? [])]
    .map(bareHeading)
    .filter((name) => !labelsOfOthers.includes(name));

/** Ids win over labels and aliases, because a label of one target can be the id of another. */
const targetsByName = (words: WizardWords): ReadonlyMap<string, string> =>
  new Map(
    [...targets.flatMap((id) => namesOf(id, words).map((name) => [name, id] as const)).reverse()].concat(
      targets.map((id) => [bareHeading(id), id]),
    ),
  );

/**
 * The target of each column, or an empty text: as mapped before, else by its heading. Each target is used
 * once.
 */
export function guessColumns(
  headings: readonly string[],
  words: WizardWords,
  remembered: Readonly<Record<string, string>> = {},
): readonly string[] {
  const byName = targetsByName(words);
  const guesses = headings.map((heading) => {
    const bare = bareHeading(heading);
    const known = Object.hasOwn(remembered, bare) ? remembered[bare] : undefined;
    return known !== undefined && (known === '' || isTarget(known)) ? known : (byName.get(bare) ?? '');
  });
  return withoutRepeats(guesses);
}

/** Keeps only the first of several columns with the same target. */
export const withoutRepeats = (mapping: readonly string[]): readonly string[] =>
  mapping.map((id, at) => (isTarget(id) && mapping.indexOf(id) === at ? id : ''));

/** The mapping to remember for the next import, by normalized heading. */
export const toRemember = (
  headings: readonly string[],
  mapping: readonly string[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    headings
      .map((heading, at) => [bareHeading(heading), mapping[at] ?? ''] as const)
      .filter(([bare], at, all) => bare !== '' && all.findIndex(([each]) => each === bare) === at),
  );
