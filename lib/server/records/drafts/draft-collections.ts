import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { contentSchema, draftSchema } from '@/lib/domain/drafts/draft';
import { uploadSchema } from '@/lib/domain/drafts/files/draft-files';
import { sharedDocumentsSchema } from '@/lib/domain/drafts/files/shared-documents';
import { importKeySchema } from '@/lib/domain/imports/import-schema';
import { collection, instant } from '@/lib/server/platform/store/collection';

/** Drafts and their review state. Id: draftId, later also the listing's key. */
export const drafts = collection('drafts', draftSchema, [
  ['owner.uid', 'changedAt'],
  ['standing.status', 'standing.submittedAt'],
  ['dueAt'],
  ['owner.uid', 'dueAt'],
]);

/** The content of each submission. Id: `submissionId(draftId, number)`. */
export const submissions = collection('submissions', contentSchema.extend({ at: instant }));

export const submissionId = (draftId: string, submission: number): string => `${draftId}:${submission}`;

/** Files uploaded to a draft and their state. Id: `uploadId(draftId, key)`. */
export const uploads = collection('uploads', uploadSchema, [
  ['expiresAt'],
  ['draftId', 'state'],
  ['uid', 'state'],
  ['wish.name'],
]);

export const uploadId = (draftId: string, key: string): string => `${draftId}:${key}`;

/** That a reviewer opened a document of a draft. Id: `openingId(draftId, key, uid)`. */
export const openings = collection('openings', z.object({ uid: z.string(), at: instant }));

export const openingId = (draftId: string, key: string, uid: string): string => `${draftId}:${key}:${uid}`;

/** An organization's documents for all its homes. Id: organisationId. */
export const sharedDocuments = collection('sharedDocuments', sharedDocumentsSchema);

/** Id: `importKeyId(organisationId, key)`. */
export const importKeys = collection('importKeys', importKeySchema, [['draftId']]);

export const importKeyId = (organisationId: string, key: string): string =>
  createHash('sha256').update(`${organisationId}\n${key}`).digest('hex');
