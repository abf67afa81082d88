import { agentFields } from './agent-fields';
import { auctionFields } from './auction-fields';
import type { Field, FieldValue, PropertySource } from './property-field';
import { propertyFields } from './property-fields';
import { saleFields } from './sale-fields';

/** Every field of a listing, in output order. */
export const fields: readonly Field[] = [...propertyFields, ...agentFields, ...saleFields, ...auctionFields];
export const fieldGroups = ['Sale', 'Auction'] as const;
const fieldsByPath = new Map(fields.map((field) => [field.path, field]));

export const getField = (path: string): Field | undefined => fieldsByPath.get(path);

/** A picture, with RESO names. */
export interface MediaRecord {
  readonly MediaKey: string;
  readonly MediaURL: string;
  readonly MediaCategory: 'Photo' | 'Floor Plan';
  readonly Order: number;
  readonly ShortDescription: string;
  readonly LongDescription: string;
}

type Group = Readonly<Record<string, FieldValue>>;
/** A listing in the open data. */
export type PropertyRecord = Readonly<Record<string, FieldValue | Group | readonly MediaRecord[]>>;

/**
 * All of a listing, or only the selected fields and groups. The Auction group is null if there is no auction.
 */
export function toProperty(
  source: PropertySource,
  selected: readonly string[] | null = null,
): PropertyRecord {
  const isWanted = (path: string) =>
    selected === null || selected.some((each) => each === path || path.startsWith(`${each}/`));
  const isUnder = (path: string, prefix: string) =>
    path.startsWith(prefix) && !path.includes('/', prefix.length) && isWanted(path);
  const valuesUnder = (prefix: string) =>
    fields
      .filter(({ path }) => isUnder(path, prefix))
      .map(({ path, read }): [string, FieldValue] => [path.slice(prefix.length), read(source)]);
  const groups = fieldGroups.flatMap((group): [string, Group | null][] => {
    const values = valuesUnder(`${group}/`);
    if (values.length === 0) return [];
    return [[group, group === 'Auction' && source.auction === null ? null : Object.fromEntries(values)]];
  });
  return {
    ...Object.fromEntries(valuesUnder('')),
    ...Object.fromEntries(groups),
    ...(isWanted('Media') && { Media: mediaOf(source) }),
  };
}

/**
 * The value at an OData path: a field, a group or `Media`. Null if the listing has none, undefined if there is
 * no such path.
 */
export function valueAtPath(source: PropertySource, path: string): PropertyRecord[string] | undefined {
  const field = getField(path);
  if (field) return path.startsWith('Auction/') && source.auction === null ? null : field.read(source);
  const isWhole = path === 'Media' || fieldGroups.some((group) => group === path);
  return isWhole ? toProperty(source, [path])[path] : undefined;
}

const mediaOf = ({ listing, siteUrl }: PropertySource): readonly MediaRecord[] =>
  listing.media.map(({ key, src, kind, order, caption, alt }) => ({
    MediaKey: key,
    MediaURL: new URL(src, siteUrl).href,
    MediaCategory: kind === 'plan' ? 'Floor Plan' : 'Photo',
    Order: order,
    ShortDescription: caption,
    LongDescription: alt,
  }));
