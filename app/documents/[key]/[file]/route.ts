import { getSampleDocument } from '@/lib/server/sample-files';

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=300',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/** A sample listing's document, made from the listing's own facts and labelled as a sample. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/documents/[key]/[file]'>,
): Promise<Response> {
  const { key, file } = await params;
  const page = await getSampleDocument(key, file);
  return page === null ? new Response('No such document', { status: 404 }) : new Response(page, { headers });
}
