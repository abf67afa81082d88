import { toLine } from './csv-cell';
import { fields } from './property';
import type { PropertySource } from './property-field';

/** The names of the columns; a group's stand behind a dot. */
export const csvHead = (): string => toLine(fields.map(({ path }) => path.replace('/', '.')));

export const csvRow = (source: PropertySource): string => toLine(fields.map(({ read }) => read(source)));
