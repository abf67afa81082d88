import 'server-only';
import { contentSchema, draftSchema } from '@/lib/domain/drafts/draft';
import { uploadSchema } from '@/lib/domain/drafts/files/draft-files';
import { importKeySchema } from '@/lib/domain/imports/import-schema';
import { collection, instant } from '@/lib/server/platform/store/collection';

/** What sellers are writing, and where it stands with the reviewers. Id: draftId, later also the listing's key. */
export const drafts = collection('drafts', draftSchema, [
  ['owner.uid', 'changedAt'],
  ['standing.status', 'standing.submittedAt'],
  ['dueAt'],
]);

/** What was sent in, as it was. Id: `submissionId(draftId, number)`. */
export const submissions = collection('submissions', contentSchema.extend({ at: instant }));

export const submissionId = (draftId: string, submission: number): string => `${draftId}:${submission}`;

/** Files on their way to a draft, and what became of them. Id: `uploadId(draftId, key)`. */
export const uploads = collection('uploads', uploadSchema, [
  ['expiresAt'],
  ['draftId', 'state'],
  ['uid', 'state'],
]);

export const uploadId = (draftId: string, key: string): string => `${draftId}:${key}`;

/** Id: SHA-256 of the organisation and the key. */
export const importKeys = collection('importKeys', importKeySchema, [['draftId']]);
