'use server';

import { accountRoutes } from '@/lib/account-routes';
import { bulkRefusalWords } from '@/lib/copy/bulk-uploads/bulk-words';
import { fileRefusalWords, isFileRefusal } from '@/lib/copy/drafts/file-refusal-words';
import type { BulkUpload } from '@/lib/domain/bulk-uploads/bulk-upload';
import type { FormState } from '@/lib/domain/shared/form';
import type { Result } from '@/lib/domain/shared/result';
import {
  cancelBulkUpload,
  correctBulkUpload,
  startBulkUpload,
} from '@/lib/server/jobs/bulk-uploads/review-bulk-upload';
import { beginUrlUpload } from '@/lib/server/jobs/bulk-uploads/send-bulk-upload';
import { answerForm, type PostedForm } from '@/lib/server/people/sessions/answer-form';
import { removeSharedDocument } from '@/lib/server/workflows/organizations/share-documents';
import { sellingRefusalWords } from '@/messages/drafts/selling-refusal-words';

/** Ten thousand lines with long URLs, below the limit of a form. */
const longestList = 900_000;

/** Runs a command on a bulk upload, then shows its page. */
const answer = (
  form: FormData,
  work: (form: PostedForm) => Promise<Result<BulkUpload, keyof typeof bulkRefusalWords>>,
  maxLength = 600,
): Promise<FormState> =>
  answerForm(form, {
    work,
    words: (reason) => bulkRefusalWords[reason],
    next: (text, { bulkId }) => accountRoutes.bulkUpload(text('organisationId'), bulkId),
    maxLength,
  });

export const listUrls = async (_before: unknown, form: FormData): Promise<FormState> =>
  answer(
    form,
    ({ by, text, now }) => beginUrlUpload(by, text('organisationId'), text('lines'), now),
    longestList,
  );

export const correct = async (_before: unknown, form: FormData): Promise<FormState> =>
  answer(form, ({ by, text, now }) => {
    const correction = { group: text('group'), home: text('home') };
    return correctBulkUpload(by, text('bulkId'), correction, now);
  });

export const store = async (_before: unknown, form: FormData): Promise<FormState> =>
  answer(form, ({ by, text, now }) => startBulkUpload(by, text('bulkId'), now));

/** Takes a document back from all drafts. `group` is its key. */
export const unshare = async (_before: unknown, form: FormData): Promise<FormState> =>
  answerForm(form, {
    work: ({ by, text }) => removeSharedDocument(by, text('organisationId'), text('group')),
    words: (reason) => (isFileRefusal(reason) ? fileRefusalWords[reason] : sellingRefusalWords[reason]),
    next: (text) => accountRoutes.bulkUploads(text('organisationId')),
  });

export const cancel = async (_before: unknown, form: FormData): Promise<FormState> =>
  answer(form, ({ by, text, now }) => cancelBulkUpload(by, text('bulkId'), now));
