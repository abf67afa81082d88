import 'server-only';
import { scheduleFaultWords } from '@/lib/copy/drafts/schedule-fault-words';
import { contentOf, type Draft } from '@/lib/domain/drafts/draft';
import type { ResponseBody } from '@/lib/domain/open-data/seller-api/resources';
import { ok, refuse } from '@/lib/domain/shared/result';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { deleteDraft as removeDraft } from '@/lib/server/workflows/drafts/delete-draft';
import {
  changeDraft,
  readDraft,
  startDraft,
  takeBackDraft as takeBack,
} from '@/lib/server/workflows/drafts/drafts';
import { readDraftPage, scheduleDrafts } from '@/lib/server/workflows/drafts/portfolio';
import { sendIn } from '@/lib/server/workflows/drafts/submission';
import { type ApiRefusal, detailOf } from './problems';
import type { Answered, Handler } from './seller-route';
import { toDraft, toDraftSummary, toFields } from './views';

export const listFields: Handler<'listFields'> = async () => ok({ body: toFields() });

export const listDrafts: Handler<'listDrafts'> = async ({ organisationId, query: { cursor, limit } }) => {
  const page = await readDraftPage(organisationId, cursor ?? null, limit);
  return ok({ body: { items: page.drafts.map(toDraftSummary), nextCursor: page.cursor } });
};

/** The id follows from the Idempotency-Key, so that a repetition after a crash finds the draft. */
export const createDraft: Handler<'createDraft'> = async ({ by, organisationId, body, requestKey, now }) => {
  const started = await startDraft(by, now, organisationId, `h${requestKey.slice(0, 20)}`);
  if (!started.ok) return refuse({ reason: started.reason });
  const { draftId, version } = started.value;
  if (version > 1) return answerWith(started.value, now);
  const filled = await changeDraft<never>(by, draftId, (draft) => ok(withAnswers(draft, body.answers)), now);
  return filled.ok ? answerWith(filled.value, now) : refuse({ reason: filled.reason });
};

export const getDraft: Handler<'getDraft'> = async ({ by, params, now }) => {
  const draft = await readDraft(by.user, params.draftId, 'read-own');
  return draft.ok ? answerWith(draft.value, now) : refuse({ reason: draft.reason });
};

export const updateDraft: Handler<'updateDraft'> = async ({ by, params, body, version, now }) => {
  const change = (draft: Draft) =>
    draft.version === version ? ok(withAnswers(draft, body.answers)) : refuse('outdated-version' as const);
  const changed = await changeDraft(by, params.draftId, change, now);
  return changed.ok ? answerWith(changed.value, now) : refuse({ reason: changed.reason });
};

export const deleteDraft: Handler<'deleteDraft'> = async ({ by, params, now }) => {
  const deleted = await removeDraft(by, params.draftId, now);
  return deleted.ok ? ok({ body: null }) : refuse({ reason: deleted.reason });
};

export const submitDraft: Handler<'submitDraft'> = async ({ by, params, body, now }) => {
  const sent = await sendIn(by, params.draftId, now, body.mayCancelBids);
  if (sent.ok) return answerWith(sent.value, now);
  return refuse({
    reason: sent.reason,
    ...(sent.reason === 'rules' && (await openIn(params.draftId, by, now))),
  });
};

/** What a submission still needs, as the errors of its refusal. */
async function openIn(draftId: string, by: SignedIn, now: number): Promise<Pick<ApiRefusal, 'errors'>> {
  const draft = await readDraft(by.user, draftId, 'read-own');
  const { open } = draft.ok ? await toDraft(draft.value, now) : { open: [] };
  return open.length > 0
    ? { errors: open.map(({ field, text }) => ({ field: field ?? 'draft', message: text })) }
    : {};
}

export const takeBackDraft: Handler<'takeBackDraft'> = async ({ by, params, now }) => {
  const taken = await takeBack(by, params.draftId, now);
  return taken.ok ? answerWith(taken.value, now) : refuse({ reason: taken.reason });
};

export const scheduleHomes: Handler<'scheduleHomes'> = async ({ by, organisationId, body, now }) => {
  const { homes: draftIds, apartMinutes, ...schedule } = body;
  const request = { draftIds, schedule: { ...schedule, apartMinutes: String(apartMinutes) } };
  const done = await scheduleDrafts(by, organisationId, request, now);
  if (!done.ok) {
    const { reason } = done;
    if (typeof reason === 'string') return refuse({ reason });
    const errors = Object.entries(reason).map(([field, fault]) => ({
      field,
      message: scheduleFaultWords(fault),
    }));
    return refuse({ reason: 'invalid-schedule', errors });
  }
  const found = new Map(done.value.map(({ draftId, refusal }) => [draftId, refusal]));
  const homes = [...new Set(draftIds)].map((id) => {
    const reason = found.has(id) ? (found.get(id) ?? null) : 'not-found';
    return { id, reason, detail: reason && detailOf(reason) };
  });
  return ok({ body: { homes } });
};

const answerWith = async (
  draft: Draft,
  now: number,
): Promise<{ readonly ok: true; readonly value: Answered<ResponseBody<'Draft'>> }> => ({
  ok: true,
  value: { body: await toDraft(draft, now), version: draft.version },
});

function withAnswers(draft: Draft, sent: Readonly<Record<string, string | null>>) {
  const answers = { ...draft.answers };
  for (const [name, answer] of Object.entries(sent)) {
    if (answer === null) delete answers[name];
    else answers[name] = answer;
  }
  return { ...contentOf(draft), answers };
}
