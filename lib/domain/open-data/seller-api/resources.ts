import { z } from 'zod';
import { closingStatuses, sides, stepNames } from '@/lib/domain/closings/closing-steps';
import { getField } from '@/lib/domain/drafts/fields/fields';
import { draftDocumentKinds } from '@/lib/domain/drafts/files/documents';
import { listingStatuses } from '@/lib/domain/drafts/review-state';
import { MAX_SCHEDULED } from '@/lib/domain/drafts/schedule';
import { fewestLotHomes, mostLotHomes } from '@/lib/domain/listings/lot';
import { homeEventTypes, LONGEST_URL, MAX_ENDPOINTS } from '@/lib/domain/organizations/integrations/webhook';

const moment = z.iso.datetime().describe('utc');
const text = z.string();
const id = z.string().regex(/^[\w.:-]{1,120}$/);
const cents = z.number().int().min(0).describe('inCents');

/** Answers by field name, as typed into the wizard's form. */
const answers = z.record(z.string().max(40), z.string().max(4_000)).describe('theAnswersOfThe');

const photo = z.object({
  id: text.describe('theStartOfThe'),
  width: z.number().int(),
  height: z.number().int(),
  caption: text,
  order: z.number().int(),
});

const documentFile = z.object({
  id: text,
  kind: z.enum(draftDocumentKinds),
  title: text,
  bytes: z.number().int(),
  isPublic: z.boolean().describe('whetherBuyersSeeIt'),
});

const draftSummary = z.object({
  id: id.describe('alsoTheKeyOf'),
  listingId: text.describe('theShortNumberThat'),
  status: z.enum(listingStatuses),
  version: z.number().int().describe('increasesWithEveryChange'),
  submission: z.number().int().describe('howManyTimesIt'),
  isPublished: z.boolean(),
  answers,
  photos: z.array(photo),
  documents: z.array(documentFile),
  notes: z.array(z.object({ about: text, text })).describe('whatTheReviewersAsk'),
  reason: text.nullable().describe('whyItWasRejected'),
  createdAt: moment,
  changedAt: moment,
});

const open = z.array(z.object({ field: text.nullable(), text }));

const draft = draftSummary.extend({
  open: open.describe('whatASubmissionStill'),
});

const field = z.object({
  name: text,
  step: text,
  label: text,
  help: text,
  kind: text.describe('theControlOfThe'),
  values: z.array(text).nullable().describe('theAllowedAnswersNull'),
  isOptional: z.boolean(),
  isConditional: z.boolean().describe('whetherItIsAsked'),
});

const question = z.object({
  id,
  homeId: id,
  place: text,
  text,
  status: z.enum(['open', 'answered', 'dismissed', 'removed']),
  answer: text.nullable(),
  askedAt: moment,
  answeredAt: moment.nullable(),
});

const step = z.object({
  name: z.enum(stepNames),
  sides: z.array(z.enum(sides)).describe('theSidesThatConfirm'),
  confirmedBy: z.array(z.enum(sides)),
  isYours: z.boolean().describe('whetherYouCanConfirm'),
});

const closing = z.object({
  id,
  homeId: id,
  place: text,
  status: z.enum(closingStatuses),
  priceCents: cents,
  openedAt: moment,
  dueAt: moment.nullable().describe('deadlineOfTheCurrent'),
  steps: z.array(step),
});

const endpoint = z.object({
  id,
  url: text,
  types: z.array(z.enum(homeEventTypes)).describe('theEventsItGets'),
  isEnabled: z.boolean(),
  createdAt: moment,
});

const scheduled = z.object({
  homes: z.array(
    z.object({
      id,
      reason: text.nullable().describe('whyItWasNot'),
      detail: text.nullable().describe('whatToDoNext'),
    }),
  ),
});

const lotHomes = z
  .array(z.object({ id, basisPoints: z.number().int().min(1).max(10_000).describe('theShareOfThe') }))
  .min(fewestLotHomes)
  .max(mostLotHomes);

const lot = z.object({
  id: id.describe('theHomeThatLeads'),
  homes: lotHomes,
  formedAt: moment,
  hasContract: z.boolean().describe('whetherBiddersRead'),
});

const isAnswerName = (name: string): boolean => getField(name) !== null;
/** Answers as sent: unknown names are refused, so that a typing error is not silently lost. */
const sentAnswers = z
  .record(z.string().max(40), z.string().max(4_000).nullable())
  .superRefine((value, context) => {
    for (const name of Object.keys(value))
      if (!isAnswerName(name))
        context.addIssue({ code: 'custom', path: [name], message: 'Unknown field. See GET /api/v1/fields.' });
  })
  .describe('answersByFieldName');

const schedule = z.strictObject({
  homes: z.array(id).min(1).max(MAX_SCHEDULED).describe('inTheOrderIn'),
  saleMode: text.describe('asTheFieldOf'),
  startDate: z.iso.date(),
  startTime: text.describe('newYorkTime10'),
  endDate: z.iso.date().describe('endOfTheFirst'),
  endTime: text,
  apartMinutes: z.number().int().min(0).max(1_440).describe('fromTheEndOf'),
});

const time = text.regex(/^\d{1,2}:\d{2}$/);
const lotDates = z.strictObject({
  startDate: z.iso.date(),
  startTime: time.describe('newYorkTime10'),
  endDate: z.iso.date(),
  endTime: time,
});

/** The steps that a seller's system may confirm. A signature needs a person. */
export const apiSteps = ['attorney', 'deposit-received', 'forms', 'ready', 'closed'] as const;

/** The bodies that the API takes. */
export const requestBodies = {
  DraftInput: z.strictObject({ answers: sentAnswers.default({}) }),
  Submission: z.strictObject({
    mayCancelBids: z.boolean().default(false).describe('acceptsThatAChange'),
  }),
  Schedule: schedule,
  LotInput: z.strictObject({ homes: lotHomes.describe('theHomeThatLeadsFirst') }),
  LotDates: lotDates,
  Answer: z.strictObject({ answer: z.string().max(4_000) }),
  Confirmation: z.strictObject({
    step: z.enum(apiSteps),
    note: z.string().max(400).default('').describe('forAttorneyTheName'),
  }),
  WebhookInput: z.strictObject({
    url: z.string().max(LONGEST_URL).describe('anHttpsUrlOn'),
    types: z.array(z.enum(homeEventTypes)).max(homeEventTypes.length).default([]),
  }),
} as const;

const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    nextCursor: text.nullable().describe('theCursorOfThe'),
  });

/** The bodies that the API returns. */
export const responseBodies = {
  Draft: draft,
  DraftPage: pageOf(draftSummary),
  Fields: z.object({ fields: z.array(field) }),
  Photo: photo,
  Document: documentFile,
  Scheduled: scheduled,
  Lot: lot,
  Question: question,
  QuestionPage: pageOf(question),
  Closing: closing,
  ClosingPage: pageOf(closing),
  Webhook: endpoint,
  WebhookList: z.object({ items: z.array(endpoint).max(MAX_ENDPOINTS) }),
  WebhookSecret: endpoint.extend({ secret: text.describe('shownOnceItVerifies') }),
} as const;

export type RequestName = keyof typeof requestBodies;
export type ResponseName = keyof typeof responseBodies;
export type ResponseBody<Name extends ResponseName> = z.output<(typeof responseBodies)[Name]>;
export type RequestBody<Name extends RequestName> = z.output<(typeof requestBodies)[Name]>;
