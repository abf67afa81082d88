import 'server-only';
import { bulkOutcomesSchema, bulkUploadSchema } from '@/lib/domain/bulk-uploads/bulk-upload-schema';
import { collection } from '@/lib/server/platform/store/collection';

/** Files for many homes. Id: bulkId. */
export const bulkUploads = collection('bulkUploads', bulkUploadSchema, [
  ['organisationId', 'createdAt'],
  ['organisationId', 'state'],
  ['state', 'changedAt'],
  ['changedAt'],
  ['name'],
]);

/** What became of the files of a piece. Id: `bulkOutcomesId(bulkId, cursor)`. */
export const bulkOutcomes = collection('bulkOutcomes', bulkOutcomesSchema);

/** `cursor`: the first file of the piece. */
export const bulkOutcomesId = (bulkId: string, cursor: number): string => `${bulkId}:${cursor}`;
