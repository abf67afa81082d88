import { getSamplePicture } from '@/lib/server/sample-files';

const headers = {
  'content-type': 'image/svg+xml',
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/** A sample listing's drawn picture. Next compresses it: a route's own content-encoding never leaves the server. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/media/[key]/[file]'>,
): Promise<Response> {
  const { key, file } = await params;
  const picture = await getSamplePicture(key, file);
  return picture ? new Response(picture, { headers }) : new Response('No such picture', { status: 404 });
}
