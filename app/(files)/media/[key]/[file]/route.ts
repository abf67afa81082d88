import { getSamplePicture } from '@/lib/server/catalog/pictures/sample-files';
import { apiRoute } from '@/lib/server/platform/http/api';
import { pictureHeaders, servePicture } from '@/lib/server/workflows/uploads/stored-files';

const headers = {
  ...pictureHeaders,
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/**
 * A listing's picture: one of a sample is drawn, all else is a stored file. Next compresses an SVG: a route's own
 * content-encoding never leaves the server.
 */
export const GET = apiRoute<{ key: string; file: string }>({}, async ({ request, params: { key, file } }) => {
  const sample = await getSamplePicture(key, file);
  if (sample) {
    const body = request.method === 'HEAD' ? null : await sample.draw();
    return new Response(body, { headers: { ...headers, 'content-type': sample.type } });
  }
  return (await servePicture(request, key, file)) ?? new Response('No such picture', { status: 404 });
});
