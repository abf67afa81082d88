import { apiRoute } from '@/lib/server/api';
import { getSamplePicture } from '@/lib/server/sample-files';
import { servePicture } from '@/lib/server/stored-files';

const headers = {
  'content-type': 'image/svg+xml',
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/**
 * A listing's picture: the SVG of a sample is drawn, all else is a stored file. Next compresses an SVG: a route's own
 * content-encoding never leaves the server.
 */
export const GET = apiRoute<{ key: string; file: string }>({}, async ({ request, params: { key, file } }) => {
  const picture = file.endsWith('.svg') && (await getSamplePicture(key, file));
  if (picture) return new Response(picture, { headers });
  return (await servePicture(request, key, file)) ?? new Response('No such picture', { status: 404 });
});
