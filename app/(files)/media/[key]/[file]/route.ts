import { apiRoute } from '@/lib/server/platform/http/api';
import { servePicture } from '@/lib/server/workflows/uploads/stored-files';

/** A listing's picture. */
export const GET = apiRoute<{ key: string; file: string }>(
  {},
  async ({ request, params: { key, file } }) =>
    (await servePicture(request, key, file)) ?? new Response('No such picture', { status: 404 }),
);
