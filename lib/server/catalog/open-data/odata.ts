import 'server-only';
import type { OptionFault } from '@/lib/domain/open-data/odata/query-options';
import { env } from '@/lib/server/platform/env';
import { openRoute } from '@/lib/server/platform/http/open-route';
import { taggedResponse } from '@/lib/server/platform/http/tagged-response';

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
export function odataError(
  status: number,
  code: string,
  message: string,
  faults: readonly OptionFault[] = [],
): Response {
  const details = faults.map((fault) => ({ code, ...fault }));
  const error = { code, message, ...(details.length > 0 && { details }) };
  return Response.json({ error }, { status, headers });
}

export const refuseOptions = (faults: readonly OptionFault[]): Response =>
  odataError(400, 'invalid-query', 'Some query options are invalid.', faults);
