import { fields } from '@/lib/domain/drafts/fields/fields';
import { aliases } from './aliases';

/** What a column of a table can mean: a question of the wizard, a part of one, or what names the row. */
export interface Target {
  readonly id: string;
  readonly label: string;
  /** Headings that mean it, as `bareHeading` writes them. */
  readonly names: readonly string[];
}

/** `Street Number`, `street_number` and `StreetNumber` are one heading. */
const bareHeading = (heading: string): string => heading.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Of what is no question: what names a row, and parts that RESO keeps apart. */
const others: readonly (readonly [id: string, label: string])[] = [
  ['reference', 'Your own reference'],
  ['draftKey', 'Key of the listing here'],
  ['version', 'Version of the listing here'],
  ['unparsedAddress', 'Address in one line'],
  ['streetNumber', 'House number'],
  ['streetDirPrefix', 'Direction before the street'],
  ['streetName', 'Name of the street'],
  ['streetSuffix', 'Street, avenue and so on'],
  ['streetDirSuffix', 'Direction after the street'],
  ['lotSizeAcres', 'Lot in acres'],
  ['startTimestamp', 'Opens at, as a timestamp'],
  ['endTimestamp', 'Ends at, as a timestamp'],
];

const toTarget = (id: string, label: string): Target => ({
  id,
  label,
  names: [...new Set([id, label, ...(aliases[id] ?? [])].map(bareHeading))],
});

export const targets: readonly Target[] = [
  ...others.map(([id, label]) => toTarget(id, label)),
  ...fields.map(({ name, label }) => toTarget(name, label)),
];
const byId = new Map(targets.map((target) => [target.id, target]));
/** Ids first: a label of one can be the id of another. */
const byName = new Map(
  [...targets.flatMap(({ id, names }) => names.map((name) => [name, id] as const)).reverse()].concat(
    targets.map(({ id }) => [bareHeading(id), id]),
  ),
);

const isTarget = (id: string): boolean => byId.has(id);
export const targetLabel = (id: string): string => byId.get(id)?.label ?? id;

/** For each column what it means, or an empty text: as it was mapped before, else by its heading; nothing twice. */
export function guessColumns(
  headings: readonly string[],
  remembered: Readonly<Record<string, string>> = {},
): readonly string[] {
  const guesses = headings.map((heading) => {
    const bare = bareHeading(heading);
    const kept = Object.hasOwn(remembered, bare) ? remembered[bare] : undefined;
    return kept !== undefined && (kept === '' || isTarget(kept)) ? kept : (byName.get(bare) ?? '');
  });
  return withoutRepeats(guesses);
}

/** The first column of several that mean the same is read, the others are not. */
export const withoutRepeats = (mapping: readonly string[]): readonly string[] =>
  mapping.map((id, at) => (isTarget(id) && mapping.indexOf(id) === at ? id : ''));

/** What to remember of a mapping, by heading. */
export const toRemember = (
  headings: readonly string[],
  mapping: readonly string[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    headings
      .map((heading, at) => [bareHeading(heading), mapping[at] ?? ''] as const)
      .filter(([bare], at, all) => bare !== '' && all.findIndex(([each]) => each === bare) === at),
  );
