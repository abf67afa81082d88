import type { EntityModel } from '@/lib/domain/open-data/odata/query-options';
import { fieldGroups, getField } from './property';
import type { Field } from './property-field';

/** The type that a field's value has in a filter. */
const valueTypes = {
  text: 'text',
  texts: 'list',
  integer: 'number',
  decimal: 'number',
  boolean: 'boolean',
  date: 'date',
  timestamp: 'timestamp',
} as const satisfies Record<Field['type'], unknown>;

/** What OData requests may filter, select and order by. */
export const propertyModel: EntityModel = {
  typeOf: (path) => {
    const field = getField(path);
    return field && valueTypes[field.type];
  },
  wholes: [...fieldGroups, 'Media'],
  unordered: ['PublicRemarks'],
};
