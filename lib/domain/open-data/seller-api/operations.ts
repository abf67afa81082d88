import { z } from 'zod';
import { draftDocumentKinds, MAX_TITLE } from '@/lib/domain/drafts/files/documents';
import { MAX_CAPTION } from '@/lib/domain/drafts/files/photos';
import type { ApiScope } from '@/lib/domain/organizations/integrations/api-key';
import type { RequestName, ResponseName } from './resources';

export const apiBase = '/api/v1';

/** One operation of the API for sellers' systems: its route, its checks and its reference follow this. */
export interface SellerOperation {
  readonly operationId: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `apiBase`, with parameters in braces. */
  readonly path: string;
  readonly tag: SellerTag;
  readonly scope: ApiScope;
  readonly query?: z.ZodObject;
  /** `file`: the bytes of a photo or PDF. */
  readonly body?: RequestName | 'file';
  /** Null: no content. */
  readonly returns: ResponseName | null;
  readonly status: 200 | 201 | 204;
  /** The request names the version that it changes. */
  readonly needsIfMatch?: true;
  /** The response has the version as ETag. */
  readonly hasTag?: true;
}

export const sellerTags = [
  'Drafts',
  'Files',
  'Schedules',
  'Lots',
  'Questions',
  'Closings',
  'Webhooks',
] as const;
type SellerTag = (typeof sellerTags)[number];

const cursor = z.string().max(2_000).optional().describe('theNextcursorOfThe');
const limit = z.coerce.number().int().min(1).max(100).default(50).describe('itemsPerPage');
const page = z.strictObject({ limit, cursor });

const read = { method: 'GET', status: 200 } as const;

const draftOperations = [
  {
    ...read,
    operationId: 'listFields',
    path: '/fields',
    tag: 'Drafts',
    scope: 'drafts:read',
    returns: 'Fields',
  },
  {
    ...read,
    operationId: 'listDrafts',
    path: '/drafts',
    tag: 'Drafts',
    scope: 'drafts:read',
    query: page,
    returns: 'DraftPage',
  },
  {
    operationId: 'createDraft',
    method: 'POST',
    path: '/drafts',
    tag: 'Drafts',
    scope: 'drafts:write',
    body: 'DraftInput',
    returns: 'Draft',
    status: 201,
    hasTag: true,
  },
  {
    ...read,
    operationId: 'getDraft',
    path: '/drafts/{draftId}',
    tag: 'Drafts',
    scope: 'drafts:read',
    returns: 'Draft',
    hasTag: true,
  },
  {
    operationId: 'updateDraft',
    method: 'PATCH',
    path: '/drafts/{draftId}',
    tag: 'Drafts',
    scope: 'drafts:write',
    body: 'DraftInput',
    returns: 'Draft',
    status: 200,
    needsIfMatch: true,
    hasTag: true,
  },
  {
    operationId: 'deleteDraft',
    method: 'DELETE',
    path: '/drafts/{draftId}',
    tag: 'Drafts',
    scope: 'drafts:write',
    returns: null,
    status: 204,
  },
  {
    operationId: 'submitDraft',
    method: 'POST',
    path: '/drafts/{draftId}/submission',
    tag: 'Drafts',
    scope: 'drafts:write',
    body: 'Submission',
    returns: 'Draft',
    status: 200,
    hasTag: true,
  },
  {
    operationId: 'takeBackDraft',
    method: 'DELETE',
    path: '/drafts/{draftId}/submission',
    tag: 'Drafts',
    scope: 'drafts:write',
    returns: 'Draft',
    status: 200,
    hasTag: true,
  },
] as const satisfies readonly SellerOperation[];

const fileOperations = [
  {
    operationId: 'addPhoto',
    method: 'POST',
    path: '/drafts/{draftId}/photos',
    tag: 'Files',
    scope: 'files:write',
    query: z.strictObject({ caption: z.string().max(MAX_CAPTION).optional() }),
    body: 'file',
    returns: 'Photo',
    status: 201,
  },
  {
    operationId: 'removePhoto',
    method: 'DELETE',
    path: '/drafts/{draftId}/photos/{fileId}',
    tag: 'Files',
    scope: 'files:write',
    returns: null,
    status: 204,
  },
  {
    operationId: 'addDocument',
    method: 'POST',
    path: '/drafts/{draftId}/documents',
    tag: 'Files',
    scope: 'files:write',
    query: z.strictObject({
      kind: z.enum(draftDocumentKinds),
      title: z.string().min(1).max(MAX_TITLE),
      asOf: z.iso.date().describe('theDayAsOf'),
    }),
    body: 'file',
    returns: 'Document',
    status: 201,
  },
  {
    operationId: 'removeDocument',
    method: 'DELETE',
    path: '/drafts/{draftId}/documents/{fileId}',
    tag: 'Files',
    scope: 'files:write',
    returns: null,
    status: 204,
  },
] as const satisfies readonly SellerOperation[];

const saleOperations = [
  {
    operationId: 'scheduleHomes',
    method: 'POST',
    path: '/schedules',
    tag: 'Schedules',
    scope: 'schedules:write',
    body: 'Schedule',
    returns: 'Scheduled',
    status: 200,
  },
  {
    ...read,
    operationId: 'listQuestions',
    path: '/questions',
    tag: 'Questions',
    scope: 'questions:write',
    query: page,
    returns: 'QuestionPage',
  },
  {
    operationId: 'answerQuestion',
    method: 'PUT',
    path: '/questions/{questionId}/answer',
    tag: 'Questions',
    scope: 'questions:write',
    body: 'Answer',
    returns: 'Question',
    status: 200,
  },
  {
    ...read,
    operationId: 'listClosings',
    path: '/closings',
    tag: 'Closings',
    scope: 'closings:read',
    query: page,
    returns: 'ClosingPage',
  },
  {
    ...read,
    operationId: 'getClosing',
    path: '/closings/{closingId}',
    tag: 'Closings',
    scope: 'closings:read',
    returns: 'Closing',
  },
  {
    operationId: 'confirmStep',
    method: 'POST',
    path: '/closings/{closingId}/confirmations',
    tag: 'Closings',
    scope: 'closings:write',
    body: 'Confirmation',
    returns: 'Closing',
    status: 200,
  },
] as const satisfies readonly SellerOperation[];

const lotOperations = [
  {
    operationId: 'formLot',
    method: 'POST',
    path: '/lots',
    tag: 'Lots',
    scope: 'schedules:write',
    body: 'LotInput',
    returns: 'Lot',
    status: 201,
  },
  {
    ...read,
    operationId: 'getLot',
    path: '/lots/{lotId}',
    tag: 'Lots',
    scope: 'drafts:read',
    returns: 'Lot',
  },
  {
    operationId: 'dissolveLot',
    method: 'DELETE',
    path: '/lots/{lotId}',
    tag: 'Lots',
    scope: 'schedules:write',
    returns: null,
    status: 204,
  },
  {
    operationId: 'changeLotHomes',
    method: 'PUT',
    path: '/lots/{lotId}/homes',
    tag: 'Lots',
    scope: 'schedules:write',
    body: 'LotInput',
    returns: 'Lot',
    status: 200,
  },
  {
    operationId: 'splitLot',
    method: 'PUT',
    path: '/lots/{lotId}/shares',
    tag: 'Lots',
    scope: 'schedules:write',
    body: 'LotInput',
    returns: 'Lot',
    status: 200,
  },
  {
    operationId: 'moveLot',
    method: 'PUT',
    path: '/lots/{lotId}/schedule',
    tag: 'Lots',
    scope: 'schedules:write',
    body: 'LotDates',
    returns: 'Lot',
    status: 200,
  },
] as const satisfies readonly SellerOperation[];

const webhookOperations = [
  {
    ...read,
    operationId: 'listWebhooks',
    path: '/webhooks',
    tag: 'Webhooks',
    scope: 'webhooks:manage',
    returns: 'WebhookList',
  },
  {
    operationId: 'addWebhook',
    method: 'POST',
    path: '/webhooks',
    tag: 'Webhooks',
    scope: 'webhooks:manage',
    body: 'WebhookInput',
    returns: 'WebhookSecret',
    status: 201,
  },
  {
    operationId: 'removeWebhook',
    method: 'DELETE',
    path: '/webhooks/{webhookId}',
    tag: 'Webhooks',
    scope: 'webhooks:manage',
    returns: null,
    status: 204,
  },
] as const satisfies readonly SellerOperation[];

export const sellerOperations = [
  ...draftOperations,
  ...fileOperations,
  ...saleOperations,
  ...lotOperations,
  ...webhookOperations,
] as const;

export type OperationId = (typeof sellerOperations)[number]['operationId'];
export type OperationOf<Id extends OperationId> = Extract<
  (typeof sellerOperations)[number],
  { operationId: Id }
>;
