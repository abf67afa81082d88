import { toMetadataXml } from '@/lib/domain/open-data/metadata';
import { odataRoute } from '@/lib/server/catalog/open-data/odata';
import { openPreflight } from '@/lib/server/platform/http/open-route';
import { taggedResponse } from '@/lib/server/platform/http/tagged-response';
import { fieldTexts } from '@/messages/open-data/field-texts';

export const OPTIONS = openPreflight;

export const GET = odataRoute(async ({ request }) =>
  taggedResponse(request, {
    body: toMetadataXml(fieldTexts),
    headers: { 'content-type': 'application/xml; charset=utf-8', 'odata-version': '4.0' },
  }),
);
