import 'server-only';
import { importPieceSchema, importSchema } from '@/lib/domain/imports/import-schema';
import { collection } from '@/lib/server/platform/store/collection';

/** Imports of tables. Id: importId. */
export const imports = collection('imports', importSchema, [
  ['organisationId', 'createdAt'],
  ['state'],
  ['changedAt'],
]);

/** The rejected rows of a piece of a table. Id: `importPieceId(importId, piece)`. */
export const importPieces = collection('importPieces', importPieceSchema);

export const importPieceId = (importId: string, piece: number): string => `${importId}:${piece}`;
