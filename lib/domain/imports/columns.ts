import { fields } from '@/lib/domain/drafts/fields/fields';
import type { WizardWords } from '@/lib/domain/drafts/fields/wizard-words';
import { aliases, formerLabels } from './aliases';
import { isPhotoHeading, PHOTOS } from './photos';
import { profileOf } from './profiles';

/** Normalizes a heading, so that `Street Number`, `street_number` and `StreetNumber` are equal. */
export const bareHeading = (heading: string): string => heading.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/**
 * Targets that are not questions: identifiers of a row, and parts that tables keep in separate columns. With
 * the label of each, as normalized by `bareHeading`.
 */
const others = {
  reference: 'assetnumber',
  draftKey: 'draftkey',
  version: 'version',
  unparsedAddress: 'fulladdress',
  streetNumber: 'housenumber',
  streetDirPrefix: 'directionbeforethestreetname',
  streetName: 'streetname',
  streetSuffix: 'streettype',
  streetDirSuffix: 'directionafterthestreetname',
  taxBlock: 'taxblock',
  taxLot: 'taxlot',
  lotSizeAcres: 'lotsizeacres',
  startTimestamp: 'openingtimestamp',
  endTimestamp: 'endtimestamp',
  photos: 'photourls',
} as const;
export type OtherTarget = keyof typeof others;
export const isOtherTarget = (id: string): id is OtherTarget => Object.hasOwn(others, id);

/** RESO's `PropertyType` is a class such as Residential, not the type that the label `Property type` asks for. */
const labelsOfOthers: readonly string[] = ['propertytype'];

/** What a column can map to: a question of the wizard, a part of an answer, or an identifier of the row. */
export const targets: readonly string[] = [...Object.keys(others), ...fields.map(({ name }) => name)];
const isTarget = (id: string): boolean => targets.includes(id);

/** The headings that map to a target, as normalized by `bareHeading`. */
const namesOf = (id: string, { label }: WizardWords): readonly string[] =>
  [id, isOtherTarget(id) ? others[id] : label(id), formerLabels[id] ?? id, ...(aliases[id] ?? [])]
    .map(bareHeading)
    .filter((name) => !labelsOfOthers.includes(name));

/** Ids win over labels and aliases, because a label of one target can be the id of another. */
export const targetsByName = (words: WizardWords): ReadonlyMap<string, string> =>
  new Map(
    [...targets.flatMap((id) => namesOf(id, words).map((name) => [name, id] as const)).reverse()].concat(
      targets.map((id) => [bareHeading(id), id]),
    ),
  );

/** Targets that become part of a field, by the field. */
const parts: Readonly<Record<string, readonly OtherTarget[]>> = {
  street: ['unparsedAddress', 'streetName'],
  unitNumber: ['unparsedAddress'],
  lotSizeSqft: ['lotSizeAcres'],
  startDate: ['startTimestamp'],
  endDate: ['endTimestamp'],
};
export const sourcesOf = (field: string): readonly string[] => [field, ...(parts[field] ?? [])];

/**
 * The target of each column, or an empty text: as mapped before, else by the table's profile, else by its
 * heading. In our own template, the profile comes first. Each target is used once, except photos.
 */
export function guessColumns(
  headings: readonly string[],
  words: WizardWords,
  remembered: Readonly<Record<string, string>> = {},
): readonly string[] {
  const byName = targetsByName(words);
  const profile = profileOf(headings.map(bareHeading));
  const ofProfile = profile?.columns ?? {};
  const before = recall(remembered);
  const meanings = profile?.isOurs ? [ofProfile, before] : [before, ofProfile];
  const guesses = headings.map((heading) => {
    const bare = bareHeading(heading);
    const known = meanings.find((each) => Object.hasOwn(each, bare))?.[bare];
    return known !== undefined && (known === '' || isTarget(known))
      ? known
      : (byName.get(bare) ?? (isPhotoHeading(bare) ? PHOTOS : ''));
  });
  return withoutRepeats(guesses);
}

/** A column with URLs of photos that a person left out. */
const noPhotos = 'no-photos';

/** Without the photo columns that were left out before they had a target, when nobody could choose it. */
const recall = (remembered: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(remembered)
      .filter(([bare, id]) => id !== '' || !isPhotoHeading(bare))
      .map(([bare, id]) => [bare, id === noPhotos ? '' : id]),
  );

/** Keeps only the first of several columns with the same target, but every column of photo URLs. */
export const withoutRepeats = (mapping: readonly string[]): readonly string[] =>
  mapping.map((id, at) => (isTarget(id) && (id === PHOTOS || mapping.indexOf(id) === at) ? id : ''));

/** The mapping to remember for the next import, by normalized heading. What only our own table means is not. */
export function toRemember(
  headings: readonly string[],
  mapping: readonly string[],
): Readonly<Record<string, string>> {
  const profile = profileOf(headings.map(bareHeading));
  const ofUs = profile?.isOurs ? profile.columns : {};
  return Object.fromEntries(
    headings
      .map((heading, at) => [bareHeading(heading), mapping[at] ?? ''] as const)
      .filter(([bare], at, all) => bare !== '' && all.findIndex(([each]) => each === bare) === at)
      .filter(([bare]) => !Object.hasOwn(ofUs, bare))
      .map(([bare, id]) => [bare, id === '' && isPhotoHeading(bare) ? noPhotos : id]),
  );
}
