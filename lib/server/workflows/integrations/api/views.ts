import 'server-only';
import { missingWords } from '@/lib/copy/drafts/missing-words';
import { toQuestion as toFormQuestion } from '@/lib/copy/drafts/question';
import { confirmationOf, isOpenTo } from '@/lib/domain/closings/closing';
import { sides, steps } from '@/lib/domain/closings/closing-steps';
import { replayClosing } from '@/lib/domain/closings/evolve-closing';
import type { Closing } from '@/lib/domain/closings/stored-closing';
import type { Draft } from '@/lib/domain/drafts/draft';
import { fields } from '@/lib/domain/drafts/fields/fields';
import type { DraftDocument } from '@/lib/domain/drafts/files/documents';
import type { Photo } from '@/lib/domain/drafts/files/photos';
import type { Question } from '@/lib/domain/inquiries/question';
import { apiSteps, type ResponseBody } from '@/lib/domain/open-data/seller-api/resources';
import type { WebhookEndpoint } from '@/lib/domain/organizations/integrations/webhook';
import { assessDraft } from '@/lib/server/workflows/drafts/assess-draft';

const momentOf = (ms: number): string => new Date(ms).toISOString();
const momentOrNull = (ms: number | null): string | null => (ms === null ? null : momentOf(ms));

export const toFields = (): ResponseBody<'Fields'> => ({
  fields: fields.map((field) => {
    const { name, step, control, choices, isOptional, isApplicable } = field;
    const { label, help } = toFormQuestion(field);
    return {
      name,
      step,
      label,
      help,
      kind: control,
      values: choices ? [...choices] : null,
      isOptional: isOptional ?? false,
      isConditional: isApplicable !== undefined,
    };
  }),
});

export const toPhoto = ({ key: id, width, height, caption, order }: Photo): ResponseBody<'Photo'> => ({
  id,
  width,
  height,
  caption,
  order,
});

export const toDocument = ({
  key: id,
  kind,
  title,
  bytes,
  isPublic,
}: DraftDocument): ResponseBody<'Document'> => ({ id, kind, title, bytes, isPublic });

export function toDraftSummary(draft: Draft): ResponseBody<'DraftPage'>['items'][number] {
  const { draftId: id, listingId, version, standing, answers, photos, documents } = draft;
  const { status, submission, published, notes, reason } = standing;
  return {
    id,
    listingId,
    status,
    version,
    submission,
    isPublished: published !== null,
    answers,
    photos: photos.map(toPhoto),
    documents: documents.map(toDocument),
    notes: notes.map(({ about, text }) => ({ about, text })),
    reason,
    createdAt: momentOf(draft.createdAt),
    changedAt: momentOf(draft.changedAt),
  };
}

/** With what a submission still needs, which takes several reads. */
export async function toDraft(draft: Draft, now: number): Promise<ResponseBody<'Draft'>> {
  const { missing } = await assessDraft(draft, now);
  return {
    ...toDraftSummary(draft),
    open: missing.map((each) => ({ field: each.field, text: missingWords(each) })),
  };
}

export const toQuestion = (question: Question): ResponseBody<'Question'> => ({
  id: question.questionId,
  homeId: question.listingKey,
  place: question.place,
  text: question.text,
  status: question.status,
  answer: question.answer,
  askedAt: momentOf(question.at),
  answeredAt: momentOrNull(question.answeredAt),
});

/** The seller's view. Names of the buyer's side stay on the site. */
export function toClosing(closing: Closing): ResponseBody<'Closing'> {
  const state = replayClosing(closing.events);
  return {
    id: closing.saleId,
    homeId: closing.listingKey,
    place: closing.place,
    status: closing.status,
    priceCents: state.terms.priceCents,
    openedAt: momentOf(closing.openedAt),
    dueAt: momentOrNull(state.dueAt),
    steps: steps.map((step) => ({
      name: step.name,
      sides: [...step.sides],
      confirmedBy: sides.filter((side) => confirmationOf(state, step.name, side) !== null),
      isYours: apiSteps.some((name) => name === step.name) && isOpenTo(state, step, 'seller'),
    })),
  };
}

export const toEndpoint = (endpoint: WebhookEndpoint): ResponseBody<'Webhook'> => ({
  id: endpoint.endpointId,
  url: endpoint.url,
  types: endpoint.types,
  isEnabled: endpoint.disabled === null,
  createdAt: momentOf(endpoint.createdAt),
});
