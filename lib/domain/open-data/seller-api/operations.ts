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
  readonly summary: string;
  readonly description: string;
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

export const sellerTags = {
  Drafts: 'Homes on their way to the site. A draft becomes public once our reviewers approve it.',
  Files: 'Photos and documents of a draft.',
  Schedules: 'Auctions of several homes at once.',
  Questions: 'Public questions of buyers about your homes.',
  Closings: 'Sales from the end of the auction to the deed. Signatures are made by people on the site.',
  Webhooks: 'Where we report what happens to your homes.',
} as const;
type SellerTag = keyof typeof sellerTags;

const cursor = z.string().max(2_000).optional().describe('The nextCursor of the previous page.');
const limit = z.coerce.number().int().min(1).max(100).default(50).describe('Items per page.');
const page = z.strictObject({ limit, cursor });

const read = { method: 'GET', status: 200 } as const;

const draftOperations = [
  {
    ...read,
    operationId: 'listFields',
    path: '/fields',
    tag: 'Drafts',
    scope: 'drafts:read',
    summary: 'List the fields of a draft',
    description: 'Every question of the listing form with its allowed answers.',
    returns: 'Fields',
  },
  {
    ...read,
    operationId: 'listDrafts',
    path: '/drafts',
    tag: 'Drafts',
    scope: 'drafts:read',
    summary: 'List drafts',
    description: 'All homes of your organization, published ones too, latest change first.',
    query: page,
    returns: 'DraftPage',
  },
  {
    operationId: 'createDraft',
    method: 'POST',
    path: '/drafts',
    tag: 'Drafts',
    scope: 'drafts:write',
    summary: 'Create a draft',
    description: 'Starts a home with the answers you have. Answers may be missing or wrong until you submit.',
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
    summary: 'Get a draft',
    description: 'The draft with everything a submission still needs.',
    returns: 'Draft',
    hasTag: true,
  },
  {
    operationId: 'updateDraft',
    method: 'PATCH',
    path: '/drafts/{draftId}',
    tag: 'Drafts',
    scope: 'drafts:write',
    summary: 'Update a draft',
    description:
      'Changes the answers you send and keeps the others. Send the ETag you read as If-Match: if someone changed the draft meanwhile, nothing is changed and you get 412.',
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
    summary: 'Delete a draft',
    description: 'Deletes a draft that was never published and isn’t with our reviewers, with its files.',
    returns: null,
    status: 204,
  },
  {
    operationId: 'submitDraft',
    method: 'POST',
    path: '/drafts/{draftId}/submission',
    tag: 'Drafts',
    scope: 'drafts:write',
    summary: 'Submit a draft',
    description:
      'Sends it to our reviewers. A minor change of a published home is published at once. If something is missing, the response is 409 with the reason “rules”, and GET lists what.',
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
    summary: 'Withdraw a submission',
    description: 'Takes the draft back from our reviewers so that you can change it.',
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
    summary: 'Add a photo',
    description:
      'The body is the image itself: JPEG, PNG, WebP, AVIF, or HEIC. We store new images made from its pixels. The same bytes are added only once.',
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
    summary: 'Remove a photo',
    description: 'Removes a photo from the draft.',
    returns: null,
    status: 204,
  },
  {
    operationId: 'addDocument',
    method: 'POST',
    path: '/drafts/{draftId}/documents',
    tag: 'Files',
    scope: 'files:write',
    summary: 'Add a document',
    description: 'The body is the PDF. Proof of authority is shown only to our reviewers.',
    query: z.strictObject({
      kind: z.enum(draftDocumentKinds),
      title: z.string().min(1).max(MAX_TITLE),
      asOf: z.iso.date().describe('The day as of which it is true, in New York.'),
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
    summary: 'Remove a document',
    description: 'Removes a document from the draft.',
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
    summary: 'Schedule auctions',
    description:
      'Gives drafts the same opening and staggered ends, in order, and submits the complete ones. The others keep the dates and stay drafts.',
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
    summary: 'List questions',
    description: 'Latest first.',
    query: page,
    returns: 'QuestionPage',
  },
  {
    operationId: 'answerQuestion',
    method: 'PUT',
    path: '/questions/{questionId}/answer',
    tag: 'Questions',
    scope: 'questions:write',
    summary: 'Answer a question',
    description: 'Publishes the question with your answer, or replaces the answer.',
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
    summary: 'List closings',
    description: 'Latest first.',
    query: page,
    returns: 'ClosingPage',
  },
  {
    ...read,
    operationId: 'getClosing',
    path: '/closings/{closingId}',
    tag: 'Closings',
    scope: 'closings:read',
    summary: 'Get a closing',
    description: 'The state of a sale and its steps.',
    returns: 'Closing',
  },
  {
    operationId: 'confirmStep',
    method: 'POST',
    path: '/closings/{closingId}/confirmations',
    tag: 'Closings',
    scope: 'closings:write',
    summary: 'Confirm a step',
    description:
      'Confirms a step for the seller’s side. With this call your organization states that the step is done. A contract is signed by a person on the site.',
    body: 'Confirmation',
    returns: 'Closing',
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
    summary: 'List webhooks',
    description: 'Your endpoints, oldest first.',
    returns: 'WebhookList',
  },
  {
    operationId: 'addWebhook',
    method: 'POST',
    path: '/webhooks',
    tag: 'Webhooks',
    scope: 'webhooks:manage',
    summary: 'Add a webhook',
    description: 'Returns the secret that verifies our signatures.',
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
    summary: 'Remove a webhook',
    description: 'Nothing is sent to it anymore.',
    returns: null,
    status: 204,
  },
] as const satisfies readonly SellerOperation[];

export const sellerOperations = [
  ...draftOperations,
  ...fileOperations,
  ...saleOperations,
  ...webhookOperations,
] as const;

export type OperationId = (typeof sellerOperations)[number]['operationId'];
export type OperationOf<Id extends OperationId> = Extract<
  (typeof sellerOperations)[number],
  { operationId: Id }
>;
