import { toLine } from './csv-cell';
import { fields } from './property';
import type { PropertySource } from './property-field';

/** The column names; the fields of a group have a dot after the group's name. */
export const csvHead = (): string => toLine(fields.map(({ path }) => path.replace('/', '.')));

export const csvRow = (source: PropertySource): string => toLine(fields.map(({ read }) => read(source)));
