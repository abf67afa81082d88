'use server';

import { revalidatePath } from 'next/cache';
import { accountRoutes } from '@/lib/account-routes';
import {
  apiScopes,
  type KeyRefusal,
  keyLifetimesDays,
  LONGEST_KEY_NAME,
} from '@/lib/domain/organizations/integrations/api-key';
import { homeEventTypes } from '@/lib/domain/organizations/integrations/webhook';
import { type FormState, type Refused, refused, type Typed } from '@/lib/domain/shared/form';
import type { Result } from '@/lib/domain/shared/result';
import { runWebhooksInBackground } from '@/lib/server/jobs/webhooks/run-webhooks';
import { answerForm, type PostedForm } from '@/lib/server/people/sessions/answer-form';
import { getSession } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { readTextFields } from '@/lib/server/platform/http/read-text-fields';
import { saveOrNull } from '@/lib/server/platform/process/save-or-null';
import {
  type ApiKeyRefusal,
  createApiKey,
  revokeApiKey,
  rotateApiKey,
} from '@/lib/server/workflows/integrations/api-key-commands';
import {
  addEndpoint,
  enableEndpoint,
  removeEndpoint,
  resendDelivery,
  rotateEndpoint,
  sendTestEvent,
  type WebhookCommandRefusal,
} from '@/lib/server/workflows/integrations/webhook-commands';
import { sellingRefusalWords } from '@/messages/drafts/selling-refusal-words';
import { keyRefusals } from '@/messages/integrations/key-refusals';
import { webhookRefusals } from '@/messages/integrations/webhook-refusals';
import { notSavedMessage } from '@/messages/site/not-saved-message';
import { signedOutMessage } from '@/messages/site/signed-out-message';

type Refusal = ApiKeyRefusal | WebhookCommandRefusal;

const words: Readonly<Record<Refusal, string>> = {
  ...sellingRefusalWords,
  ...webhookRefusals,
  ...keyRefusals,
  'key-name-too-long': keyRefusals['key-name-too-long']({ most: LONGEST_KEY_NAME }),
};

/** The fields to which a refusal belongs. */
const fieldOf: Readonly<Partial<Record<KeyRefusal | WebhookCommandRefusal, string>>> = {
  'no-key-name': 'name',
  'key-name-too-long': 'name',
  'no-scope': 'scopes',
  'bad-url': 'url',
};

export type SecretState =
  | { readonly status: 'done'; readonly secret: string; readonly typed: Typed }
  | Refused;

type TestState = { readonly status: 'done'; readonly typed: Typed } | Refused;

type Work<Value> = (posted: PostedForm, organisationId: string) => Promise<Result<Value, Refusal>>;

/** Runs a command that makes a secret, and returns the secret to this page only. */
async function answerSecret(form: FormData, work: Work<string>): Promise<SecretState> {
  const made = await answerHere(form, work);
  if (made.status === 'refused') return made;
  const { organisationId = '', keyId = '', endpointId = '' } = made.typed;
  return { status: 'done', secret: made.value, typed: { organisationId, keyId, endpointId } };
}

/** Runs a command and shows the page again around the answer. */
async function answerHere<Value>(
  form: FormData,
  work: Work<Value>,
): Promise<{ readonly status: 'done'; readonly value: Value; readonly typed: Typed } | Refused> {
  const now = clock.now();
  const lists = ['scopes', 'types'].map((name) => [name, form.getAll(name).map(String).join(',')] as const);
  const typed = { ...readTextFields(form, 600), ...Object.fromEntries(lists) };
  const text = (name: string) => typed[name] ?? '';
  const by = await getSession();
  if (!by) return refused(signedOutMessage, typed);
  const organisationId = text('organisationId');
  const done = await saveOrNull(work({ by, text, typed, now }, organisationId));
  if (!done) return refused(notSavedMessage, typed);
  if (!done.ok) {
    const field = fieldOf[done.reason];
    return field
      ? { status: 'refused', faults: { [field]: words[done.reason] }, typed }
      : refused(words[done.reason], typed);
  }
  revalidatePath(accountRoutes.integrations(organisationId));
  return { status: 'done', value: done.value, typed };
}

const chosen = <T extends string>(all: readonly T[], list: string): readonly T[] =>
  all.filter((each) => list.split(',').includes(each));

export async function createKey(_before: unknown, form: FormData): Promise<SecretState> {
  return answerSecret(form, async ({ by, text, now }, organisationId) => {
    const days = keyLifetimesDays.find((each) => String(each) === text('days')) ?? 90;
    const scopes = chosen(apiScopes, text('scopes'));
    return tokenOf(await createApiKey(by, organisationId, { name: text('name'), scopes, days }, now));
  });
}

export async function rotateKey(_before: unknown, form: FormData): Promise<SecretState> {
  return answerSecret(form, async ({ by, text, now }, organisationId) =>
    tokenOf(await rotateApiKey(by, organisationId, text('keyId'), now)),
  );
}

export async function addWebhook(_before: unknown, form: FormData): Promise<SecretState> {
  return answerSecret(form, async ({ by, text, now }, organisationId) => {
    const types = chosen(homeEventTypes, text('types'));
    return secretOf(await addEndpoint(by, organisationId, { url: text('url'), types }, now));
  });
}

export async function rotateWebhook(_before: unknown, form: FormData): Promise<SecretState> {
  return answerSecret(form, async ({ by, text, now }, organisationId) =>
    secretOf(await rotateEndpoint(by, organisationId, text('endpointId'), now)),
  );
}

const tokenOf = <R>(done: Result<{ readonly token: string }, R>): Result<string, R> =>
  done.ok ? { ok: true, value: done.value.token } : done;
const secretOf = <R>(done: Result<{ readonly secret: string }, R>): Result<string, R> =>
  done.ok ? { ok: true, value: done.value.secret } : done;

/** Runs a command, then shows the page again. */
const answer = (form: FormData, work: Work<unknown>): Promise<FormState> =>
  answerForm(form, {
    work: (posted) => work(posted, posted.text('organisationId')),
    words: (reason) => words[reason],
    next: (text) => accountRoutes.integrations(text('organisationId')),
    maxLength: 400,
  });

export async function revokeKey(_before: unknown, form: FormData): Promise<FormState> {
  return answer(form, ({ by, text, now }, organisationId) =>
    revokeApiKey(by, organisationId, text('keyId'), now),
  );
}

export async function enableWebhook(_before: unknown, form: FormData): Promise<FormState> {
  return answer(form, ({ by, text, now }, organisationId) =>
    enableEndpoint(by, organisationId, text('endpointId'), now),
  );
}

export async function removeWebhook(_before: unknown, form: FormData): Promise<FormState> {
  return answer(form, ({ by, text, now }, organisationId) =>
    removeEndpoint(by, organisationId, text('endpointId'), now),
  );
}

/** How long the page waits for the receiver, so that the log usually shows its response. */
const testPatienceMs = 3_000;

/** Stays on the page, which may still show the secret of the new webhook. */
export async function testWebhook(_before: unknown, form: FormData): Promise<TestState> {
  const tested = await answerHere(form, async ({ by, text, now }, organisationId) => {
    const sent = await sendTestEvent(by, organisationId, text('endpointId'), now);
    if (sent.ok) await runWebhooksInBackground(now, testPatienceMs);
    return sent;
  });
  if (tested.status === 'refused') return tested;
  const { organisationId = '', endpointId = '' } = tested.typed;
  return { status: 'done', typed: { organisationId, endpointId } };
}

export async function resend(_before: unknown, form: FormData): Promise<FormState> {
  return answer(form, ({ by, text, now }, organisationId) =>
    resendDelivery(by, organisationId, text('deliveryId'), now),
  );
}
