import { apiRoute } from '@/lib/server/api';
import { getSamplePicture } from '@/lib/server/sample-files';
import { pictureHeaders, servePicture } from '@/lib/server/stored-files';

/** A listing's picture: one of a sample is drawn, all else is a stored file. */
export const GET = apiRoute<{ key: string; file: string }>({}, async ({ request, params: { key, file } }) => {
  const sample = await getSamplePicture(key, file);
  if (sample)
    return new Response(sample.body, { headers: { ...pictureHeaders, 'content-type': sample.type } });
  return (await servePicture(request, key, file)) ?? new Response('No such picture', { status: 404 });
});
