import 'server-only';
import type { z } from 'zod';
import { keyLimit, largestBody } from '@/lib/domain/open-data/seller-api/limits';
import {
  type OperationId,
  type OperationOf,
  type SellerOperation,
  sellerOperations,
} from '@/lib/domain/open-data/seller-api/operations';
import {
  type RequestBody,
  type RequestName,
  type ResponseBody,
  type ResponseName,
  requestBodies,
} from '@/lib/domain/open-data/seller-api/resources';
import { allows } from '@/lib/domain/organizations/integrations/api-key';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { authenticateKey, type KeyHolder } from '@/lib/server/people/sessions/authenticate-key';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { type ApiContext, apiRoute } from '@/lib/server/platform/http/api';
import { readBody } from '@/lib/server/platform/http/read-body';
import { takeToken, tokensLeft } from '@/lib/server/platform/rate-limit';
import { isBadCursorError } from '@/lib/server/platform/store/store';
import { answerOnce, requestIdOf } from '@/lib/server/records/api-requests/answer-once';
import { requestFaults } from '@/messages/integrations/request-faults';
import { type ApiRefusal, refusalResponse } from './problems';

type ParamsOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { readonly [Key in Name]: string } & ParamsOf<Rest>
  : object;

type QueryOf<Operation> = Operation extends { readonly query: infer Query extends z.ZodObject }
  ? z.output<Query>
  : undefined;

type BodyOf<Operation> = Operation extends { readonly body: infer Body extends RequestName }
  ? RequestBody<Body>
  : undefined;

/** A request of an organization's system that may do this operation. */
interface SellerCall<Id extends OperationId> {
  readonly by: SignedIn;
  readonly organisationId: string;
  readonly params: ParamsOf<OperationOf<Id>['path']>;
  readonly query: QueryOf<OperationOf<Id>>;
  readonly body: BodyOf<OperationOf<Id>>;
  readonly request: Request;
  /** The version in If-Match; null without one. */
  readonly version: number | null;
  /** The same for every repetition of the request; unique for each request without an Idempotency-Key. */
  readonly requestKey: string;
  readonly now: number;
}

type Returned<Id extends OperationId> = OperationOf<Id>['returns'] extends infer Name extends ResponseName
  ? ResponseBody<Name>
  : null;

export interface Answered<Body> {
  readonly body: Body;
  /** The version, for the ETag. */
  readonly version?: number;
}

export type Handler<Id extends OperationId> = (
  call: SellerCall<Id>,
) => Promise<Result<Answered<Returned<Id>>, ApiRefusal>>;

/** The route of one operation: key, rate limit, scope, input, repetition, then the handler. */
export function sellerRoute<Id extends OperationId>(id: Id, handle: Handler<Id>) {
  const operation = operationOf(id);
  return apiRoute<Readonly<Record<string, string>>>({}, async (context) => {
    const { request, receivedAt: now } = context;
    const holder = await authenticateKey(request, now);
    if (!holder.ok) return refusalResponse({ reason: holder.reason });
    const { keyId } = holder.value.key;
    const token = takeToken(keyLimit, keyId, now);
    const response = token.isAllowed
      ? await answer(operation, holder.value, context, handle)
      : refusalResponse({ reason: 'too-many' }, token.retryAfterSeconds);
    return withRateHeaders(response, keyId, now);
  });
}

/** As in draft-ietf-httpapi-ratelimit-headers. */
function withRateHeaders(response: Response, keyId: string, now: number): Response {
  const { left, fullInSeconds } = tokensLeft(keyLimit, keyId, now);
  const windowSeconds = (keyLimit.burst * keyLimit.refillMs) / 1000;
  response.headers.set('ratelimit-policy', `"key";q=${keyLimit.burst};w=${windowSeconds}`);
  response.headers.set('ratelimit', `"key";r=${left};t=${fullInSeconds}`);
  return response;
}

async function answer<Id extends OperationId>(
  operation: SellerOperation,
  { by, key }: KeyHolder,
  { request, params, requestId, receivedAt: now }: ApiContext<Readonly<Record<string, string>>, undefined>,
  handle: Handler<Id>,
): Promise<Response> {
  if (!allows(key, operation.scope)) return refusalResponse({ reason: 'missing-scope' });
  const input = await readInput(operation, request);
  if (!input.ok) return input.reason instanceof Response ? input.reason : refusalResponse(input.reason);
  const { organisationId } = key;
  const idempotencyKey = request.headers.get('idempotency-key') ?? '';
  const id = { organisationId, key: idempotencyKey };
  const run = async (requestKey: string): Promise<Response> => {
    const call = { by, organisationId, params, request, requestKey, now, ...input.value };
    try {
      // The checks above follow the operation that the types follow.
      const answered = await handle(call as unknown as SellerCall<Id>);
      return answered.ok ? toResponse(operation, answered.value) : refusalResponse(answered.reason);
    } catch (error) {
      if (isBadCursorError(error)) return refusalResponse({ reason: 'invalid-cursor' });
      throw error;
    }
  };
  // The same bytes are added only once anyway.
  if (operation.method !== 'POST' || operation.body === 'file') return run(requestId);
  if (!/^[\x21-\x7e]{8,100}$/.test(idempotencyKey))
    return refusalResponse({ reason: 'needs-idempotency-key' });
  const { pathname, search } = new URL(request.url);
  const content = `${operation.method} ${pathname}${search}\n${input.value.content}`;
  const once = await answerOnce({ ...id, content, now }, () => run(requestIdOf(id)));
  return typeof once === 'string' ? refusalResponse({ reason: once }) : once;
}

interface Input {
  readonly query: unknown;
  readonly body: unknown;
  readonly version: number | null;
  /** The body as sent, or what identifies it. */
  readonly content: string;
}

async function readInput(
  { body: name, query: schema, needsIfMatch }: SellerOperation,
  request: Request,
): Promise<Result<Input, ApiRefusal | Response>> {
  const query = schema?.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (query && !query.success) return refuse(invalid(query.error));
  const version = versionIn(request.headers.get('if-match'));
  if (needsIfMatch && version === null) return refuse({ reason: 'needs-if-match' });
  const rest = { query: query?.data, version };
  // The handler streams a file.
  if (name === undefined || name === 'file') return ok({ ...rest, body: undefined, content: '' });
  const raw = await readBody(request, largestBody);
  if (!raw.ok) return refuse({ reason: raw.reason === 'too-large' ? 'too-large' : 'busy' });
  const json = parseJson(raw.value);
  if (json === undefined) return refuse(notJson);
  const parsed = requestBodies[name].safeParse(json);
  return parsed.success
    ? ok({ ...rest, body: parsed.data, content: raw.value })
    : refuse(invalid(parsed.error));
}

const notJson: ApiRefusal = {
  reason: 'invalid-request',
  errors: [{ field: 'body', message: requestFaults.notJson }],
};

const invalid = ({ issues }: z.ZodError): ApiRefusal => ({
  reason: 'invalid-request',
  errors: issues.map(({ path, message }) => ({ field: path.join('.') || 'body', message })),
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text === '' ? '{}' : text);
  } catch {
    return undefined;
  }
}

/** The version in an ETag such as `"7"`, also if a proxy made it weak. */
function versionIn(header: string | null): number | null {
  const [, digits] = /^(?:W\/)?"(\d{1,9})"$/.exec(header?.trim() ?? '') ?? [];
  return digits === undefined ? null : Number(digits);
}

function toResponse({ status }: SellerOperation, { body, version }: Answered<unknown>): Response {
  // A compressed response would need a weak ETag, which If-Match does not accept.
  const headers =
    version === undefined ? undefined : { etag: `"${version}"`, 'cache-control': 'no-store, no-transform' };
  const options = { status, ...(headers && { headers }) };
  return status === 204 ? new Response(null, options) : Response.json(body, options);
}

function operationOf(id: OperationId): SellerOperation {
  const found = sellerOperations.find(({ operationId }) => operationId === id);
  if (!found) throw new Error(`${id} is no operation`);
  return found;
}
