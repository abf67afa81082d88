import type { Schema } from '@/lib/domain/open-data/open-api';
import { fieldGroups, fields, type MediaRecord } from '@/lib/domain/open-data/property';
import type { Field, FieldType } from '@/lib/domain/open-data/property-field';

import { fieldTexts } from '@/messages/open-data/field-texts';
import { propertySchemas as copy } from '@/messages/open-data/property-schemas';
import { exactly } from './json-schema';

const texts: Readonly<Record<string, string>> = fieldTexts;

const types: Record<FieldType, Schema> = {
  text: { type: 'string' },
  texts: { type: 'array', items: { type: 'string' } },
  integer: { type: 'integer' },
  decimal: { type: 'number' },
  boolean: { type: 'boolean' },
  date: { type: 'string', format: 'date' },
  timestamp: { type: 'string', format: 'date-time' },
};

const mediaProperties: Record<keyof MediaRecord, Schema> = {
  MediaKey: { type: 'string' },
  MediaURL: { type: 'string', format: 'uri' },
  MediaCategory: { type: 'string', enum: ['Photo', 'Floor Plan'] },
  Order: { type: 'integer' },
  ShortDescription: { type: 'string', description: copy.caption },
  LongDescription: { type: 'string', description: copy.whatImageShows },
};

const refTo = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const listOf = (items: Schema, description: string): Schema => ({ type: 'array', items, description });
const groupTexts: Record<(typeof fieldGroups)[number], string> = {
  Sale: copy.saleDetailsWithout,
  Auction: copy.auctionWhichReso,
};

/** A listing in RESO's names, our own two groups, and its pictures. */
export const propertySchemas: Readonly<Record<string, Schema>> = {
  Property: {
    type: 'object',
    description: copy.listingAmountsDollars,
    properties: {
      ...propertiesUnder(''),
      Sale: { ...refTo('Sale'), description: groupTexts.Sale },
      Auction: { anyOf: [refTo('Auction'), { type: 'null' }], description: groupTexts.Auction },
      Media: listOf(refTo('Media'), copy.imagesOrder),
    },
  },
  ...Object.fromEntries(
    fieldGroups.map((group): [string, Schema] => [
      group,
      {
        type: 'object',
        description: groupTexts[group],
        properties: propertiesUnder(`${group}/`),
        additionalProperties: false,
      },
    ]),
  ),
  Media: { ...exactly(mediaProperties), description: copy.imageResoField },
};

/** A listing with every property present. */
export const wholeProperty: Schema = {
  allOf: [refTo('Property')],
  required: Object.keys(propertySchemas.Property?.properties ?? {}),
  unevaluatedProperties: false,
};

function propertiesUnder(prefix: string): Readonly<Record<string, Schema>> {
  return Object.fromEntries(
    fields
      .filter(({ path }) => path.startsWith(prefix) && !path.includes('/', prefix.length))
      .map((field) => [field.path.slice(prefix.length), toSchema(field, texts[field.path] ?? '')]),
  );
}

function toSchema({ type, values, isRequired }: Field, description: string): Schema {
  const base = types[type];
  if (type === 'texts')
    return { ...base, items: { type: 'string', ...(values && { enum: values }) }, description };
  return {
    ...base,
    ...(!isRequired && { type: [String(base.type), 'null'] }),
    ...(values && { enum: isRequired ? values : [...values, null] }),
    description,
  };
}
