import 'server-only';
import { ok, refuse } from '@/lib/domain/shared/result';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { closings } from '@/lib/server/records/closings/closing-collections';
import { questions } from '@/lib/server/records/inquiries/inquiry-collections';
import { answerQuestion as publishAnswer } from '@/lib/server/records/inquiries/questions';
import { stepClosing } from '@/lib/server/workflows/closings/closing-commands';
import type { Handler } from './seller-route';
import { toClosing, toQuestion } from './views';

/** A page of what this seller has. The key of an organization reads with the organization's id. */
const pageOf = (
  organisationId: string,
  field: 'at' | 'openedAt',
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
) =>
  ({
    where: [{ field: 'sellerId', op: '==', value: organisationId }],
    orderBy: [{ field, direction: 'desc' }],
    limit,
    ...(cursor !== undefined && { after: cursor }),
  }) as const;

export const listQuestions: Handler<'listQuestions'> = async ({ organisationId, query }) => {
  const { docs, cursor } = await runtime().store.query(questions, pageOf(organisationId, 'at', query));
  return ok({ body: { items: docs.map(({ data }) => toQuestion(data)), nextCursor: cursor } });
};

export const answerQuestion: Handler<'answerQuestion'> = async ({ by, params, body, now }) => {
  const answered = await publishAnswer(by, params.questionId, body.answer, now);
  if (answered.ok) return ok({ body: toQuestion(answered.value) });
  const { reason } = answered;
  if (typeof reason !== 'string')
    return refuse({ reason: 'invalid-answer', errors: [{ field: 'answer', message: reason.fault }] });
  return refuse({ reason: reason === 'closed' || reason === 'nobody-answers' ? 'wrong-status' : reason });
};

export const listClosings: Handler<'listClosings'> = async ({ organisationId, query }) => {
  const { docs, cursor } = await runtime().store.query(closings, pageOf(organisationId, 'openedAt', query));
  return ok({ body: { items: docs.map(({ data }) => toClosing(data)), nextCursor: cursor } });
};

export const getClosing: Handler<'getClosing'> = async ({ organisationId, params }) => {
  const closing = (await runtime().store.get(closings, params.closingId))?.data;
  return closing?.sellerId === organisationId
    ? ok({ body: toClosing(closing) })
    : refuse({ reason: 'not-found' });
};

/** The call itself is the statement that a person would check a box for. */
export const confirmStep: Handler<'confirmStep'> = async ({ by, params, body, now }) => {
  const request = { type: 'confirm', ...body, hasConsented: true } as const;
  const stepped = await stepClosing(by, params.closingId, request, now);
  return stepped.ok ? ok({ body: toClosing(stepped.value) }) : refuse({ reason: stepped.reason });
};
