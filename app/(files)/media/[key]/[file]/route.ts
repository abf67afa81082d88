import { apiRoute } from '@/lib/server/platform/http/api';
import { servePicture } from '@/lib/server/workflows/uploads/stored-files';
import { notFound } from '@/messages/api/not-found';

/** A listing's picture. */
export const GET = apiRoute<{ key: string; file: string }>(
  {},
  async ({ request, params: { key, file } }) =>
    (await servePicture(request, key, file)) ?? new Response(notFound.picture, { status: 404 }),
);
