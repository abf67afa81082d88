import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import createClient, { type Client } from 'openapi-fetch';
import type { components, paths } from './seller-api';

type SellerClient = Client<paths>;
type Schedule = components['schemas']['Schedule'];
type DocumentKind = paths['/api/v1/drafts/{draftId}/documents']['post']['parameters']['query']['kind'];

/** The documents that this example sends. */
export const documentKinds = [
  'ProofOfAuthority',
  'PropertyCondition',
  'ContractOfSale',
] as const satisfies readonly DocumentKind[];

export interface Home {
  /** The bank's own number. It makes a repetition of the whole run harmless. */
  readonly reference: string;
  readonly answers: Readonly<Record<string, string>>;
  readonly photos: readonly Uint8Array<ArrayBuffer>[];
  readonly documents: readonly { readonly kind: DocumentKind; readonly bytes: Uint8Array<ArrayBuffer> }[];
}

/** A home that was not submitted. `open`: what its draft still needs, by field. */
export interface LeftHome {
  readonly reference: string;
  readonly detail: string;
  readonly open: readonly { readonly field: string | null; readonly text: string }[];
}

type Problem = components['schemas']['Problem'];

/** A response as `openapi-fetch` returns it: `error` is a text if it does not come from the API. */
interface Answered {
  readonly error?: Problem | string | undefined;
  readonly response: Response;
}

/** Names what was refused, then each wrong field with what to do about it. */
function refusalOf(what: string, { error, response }: Answered): Error {
  if (typeof error !== 'object')
    return new Error(`${what}: ${response.url} answered ${response.status}. Check the address of the site.`);
  const fields = (error.errors ?? []).map(({ field, message }) => `\n  ${field}: ${message}`);
  return new Error(`${what}: ${error.detail}${fields.join('')}`);
}

interface Connection {
  readonly siteUrl: string;
  readonly key: string;
  readonly fetch?: (request: Request) => Promise<Response>;
  readonly wait?: (ms: number) => Promise<unknown>;
}

/** A client that waits when it has asked too much, and asks again while the site is busy. */
export function connect({ siteUrl, key, fetch: ask = fetch, wait = sleep }: Connection): SellerClient {
  const patient = async (request: Request): Promise<Response> => {
    for (let attempt = 1; ; attempt += 1) {
      const response = await ask(request.clone()).catch((cause: unknown) => {
        throw new Error(
          `No response from ${siteUrl}. Check the address and the network, then run it again.`,
          {
            cause,
          },
        );
      });
      if ((response.status !== 429 && response.status !== 503) || attempt > 10) return response;
      await wait(Number(response.headers.get('retry-after') ?? 1) * 1_000);
    }
  };
  return createClient<paths>({
    baseUrl: siteUrl,
    headers: { authorization: `Bearer ${key}` },
    fetch: patient,
  });
}

/** Lists the homes and schedules their auctions, 100 at a time. Returns those that were not submitted, and why. */
export async function listHomes(
  client: SellerClient,
  homes: readonly Home[],
  schedule: Omit<Schedule, 'homes'>,
): Promise<readonly LeftHome[]> {
  const references = new Map<string, string>();
  for (const home of homes) {
    const id = await listHome(client, home);
    if (id !== null) references.set(id, home.reference);
  }
  const ids = [...references.keys()];
  const left: LeftHome[] = [];
  for (let from = 0; from < ids.length; from += 100) {
    const group = ids.slice(from, from + 100);
    const params = { header: { 'Idempotency-Key': randomUUID() } };
    const done = await client.POST('/api/v1/schedules', { params, body: { ...schedule, homes: group } });
    if (!done.data) throw refusalOf('Schedule', done);
    for (const { id, detail } of done.data.homes) {
      const reference = references.get(id) ?? id;
      if (detail !== null) left.push({ reference, detail, open: await openOf(client, id, reference) });
    }
  }
  return left;
}

async function openOf(client: SellerClient, draftId: string, reference: string): Promise<LeftHome['open']> {
  const draft = await client.GET('/api/v1/drafts/{draftId}', { params: { path: { draftId } } });
  if (!draft.data) throw refusalOf(reference, draft);
  return draft.data.open;
}

async function listHome(
  client: SellerClient,
  { reference, answers, photos, documents }: Home,
): Promise<string | null> {
  const created = await client.POST('/api/v1/drafts', {
    params: { header: { 'Idempotency-Key': `home-${reference}` } },
    body: { answers },
  });
  if (!created.data) throw refusalOf(reference, created);
  const { id: draftId } = created.data;
  const present = await client.GET('/api/v1/drafts/{draftId}', { params: { path: { draftId } } });
  if (!present.data) throw refusalOf(reference, present);
  if (present.data.submission > 0) return null;
  for (const [at, bytes] of photos.entries()) {
    const added = await client.POST('/api/v1/drafts/{draftId}/photos', {
      params: { path: { draftId } },
      ...fileOf(bytes),
    });
    if (!added.data) throw refusalOf(`${reference}, photo ${at + 1}`, added);
  }
  for (const { kind, bytes } of documents) {
    const asOf = new Date().toISOString().slice(0, 10);
    const added = await client.POST('/api/v1/drafts/{draftId}/documents', {
      params: { path: { draftId }, query: { kind, title: kind, asOf } },
      ...fileOf(bytes),
    });
    if (!added.data) throw refusalOf(`${reference}, ${kind}.pdf`, added);
  }
  return draftId;
}

/** The document describes bytes as a string, so the serializer brings them. */
const fileOf = (bytes: Uint8Array<ArrayBuffer>) => ({
  body: '',
  bodySerializer: () => bytes,
  headers: { 'content-type': 'application/octet-stream' },
});

/** Confirms the steps of all sales that are the seller's turn. Returns their number. */
export async function confirmSteps(client: SellerClient, attorney: string): Promise<number> {
  let confirmed = 0;
  let cursor: string | null | undefined;
  do {
    const page = await client.GET('/api/v1/closings', {
      params: { query: { limit: 100, ...(cursor && { cursor }) } },
    });
    if (!page.data) throw refusalOf('Sales', page);
    for (const { id, steps } of page.data.items)
      for (const step of steps)
        if (step.isYours) confirmed += await confirmStep(client, id, step.name, attorney);
    cursor = page.data.nextCursor;
  } while (cursor);
  return confirmed;
}

type StepName = components['schemas']['Confirmation']['step'];
const ownSteps: readonly StepName[] = ['attorney', 'deposit-received', 'forms', 'ready', 'closed'];

async function confirmStep(
  client: SellerClient,
  closingId: string,
  name: string,
  attorney: string,
): Promise<number> {
  const step = ownSteps.find((each) => each === name);
  if (!step) return 0;
  const done = await client.POST('/api/v1/closings/{closingId}/confirmations', {
    params: { path: { closingId }, header: { 'Idempotency-Key': randomUUID() } },
    body: { step, note: step === 'attorney' ? attorney : '' },
  });
  if (!done.data) throw refusalOf(`${closingId}, ${step}`, done);
  return 1;
}
