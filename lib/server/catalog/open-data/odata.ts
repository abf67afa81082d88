import 'server-only';
import { queryFaultWords } from '@/lib/copy/open-data/query-fault-words';
import { type OptionFault, optionNames } from '@/lib/domain/open-data/odata/query-options';
import type { PropertySource } from '@/lib/domain/open-data/property-field';
import { env } from '@/lib/server/platform/env';
import { openRoute } from '@/lib/server/platform/http/open-route';
import { taggedResponse } from '@/lib/server/platform/http/tagged-response';
import { problems as copy } from '@/messages/api/problems';
import { getOpenListing } from './open-data';

export const serviceUrl = (): string => `${env().siteUrl}/api/reso`;

type Handle = Parameters<typeof openRoute>[1];
export const odataRoute = (handle: Handle) => openRoute({ refuse: odataError }, handle);

const headers = { 'content-type': 'application/json; odata.metadata=minimal', 'odata-version': '4.0' };

/** `context` is the part of `@odata.context` after `$metadata`. */
export function odataResponse(request: Request, context: string, body: object): Response {
  const content = { '@odata.context': `${serviceUrl()}/$metadata${context}`, ...body };
  return taggedResponse(request, { body: JSON.stringify(content), headers });
}

/** OData JSON Format 4.0, 19. */
function odataError(
  status: number,
  code: string,
  message: string,
  faults: readonly OptionFault[] = [],
): Response {
  const details = faults.map(({ target, fault }) => ({ code, target, message: queryFaultWords(fault) }));
  const error = { code, message, ...(details.length > 0 && { details }) };
  return Response.json({ error }, { status, headers });
}

/** OData Protocol 4.0, 9.3.1: what the service does not have is 501, and anything else in the query 400. */
export const refuseOptions = (faults: readonly OptionFault[]): Response =>
  faults.every(({ isUnsupported }) => isUnsupported)
    ? odataError(501, 'not-implemented', copy.notImplemented, faults)
    : odataError(400, 'invalid-query', copy.invalidOptions, faults);

/** Refuses the options of lists in a request for one listing or a part of it; null if there are none. */
export function refuseListOptions(params: URLSearchParams, allowed: readonly string[]): Response | null {
  const forMany = optionNames.filter((name) => params.has(name) && !allowed.includes(name));
  return forMany.length === 0
    ? null
    : refuseOptions(forMany.map((target) => ({ target, fault: { code: 'lists-only' } })));
}

/** A value as text, for `$count` and `$value`. */
export const odataText = (request: Request, value: string | number | boolean): Response =>
  taggedResponse(request, {
    body: String(value),
    headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
  });

/** Part 2, 4.6: the path of a property without a value. */
export const odataNothing = (): Response =>
  new Response(null, { status: 204, headers: { 'odata-version': '4.0' } });

const keyPattern = /^Property\((?:ListingKey=)?'((?:[^']|'')+)'\)$/;

/** The public listing that a segment such as `Property('k1')` names, or null. */
export async function getListingOf(segment: string, now: number): Promise<PropertySource | null> {
  const key = keyPattern.exec(segment)?.[1]?.replaceAll("''", "'");
  return key === undefined ? null : getOpenListing(key, now);
}

/** The decoded segments of a path below the service. */
export function segmentsOf(pathname: string): readonly string[] {
  try {
    return pathname.split('/').slice(3).map(decodeURIComponent);
  } catch {
    return [];
  }
}

export const odataNotFound = (): Response => odataError(404, 'not-found', copy.unknownEntity);
