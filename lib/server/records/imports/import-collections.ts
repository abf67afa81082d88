import 'server-only';
import { importFindingsSchema, importPieceSchema, importSchema } from '@/lib/domain/imports/import-schema';
import { collection } from '@/lib/server/platform/store/collection';

/** Imports of tables. Id: importId. */
export const imports = collection('imports', importSchema, [
  ['organisationId', 'createdAt'],
  ['state'],
  ['changedAt'],
  ['fileName'],
]);

/** The rejected rows of a piece of a table. Id: `importPieceId(importId, piece)`. */
export const importPieces = collection('importPieces', importPieceSchema);

/** What the latest pass of an import has found so far. Id: importId. */
export const importFindings = collection('importFindings', importFindingsSchema);

export const importPieceId = (importId: string, piece: number): string => `${importId}:${piece}`;
