import { z } from 'zod';
import { bulkRefused } from '@/lib/server/jobs/bulk-uploads/bulk-api';
import { bytesSent } from '@/lib/server/jobs/bulk-uploads/bulk-files';
import { findUnfinished } from '@/lib/server/jobs/bulk-uploads/bulk-upload-record';
import { beginBulkUpload } from '@/lib/server/jobs/bulk-uploads/send-bulk-upload';
import { getSession } from '@/lib/server/people/sessions/session';
import { apiRoute } from '@/lib/server/platform/http/api';

const body = z.object({ name: z.string().max(300), bytes: z.number().int().min(1) });

/** Announces a file for many homes. A file of this name and size that broke off continues where it stopped. */
export const POST = apiRoute<{ id: string }, z.infer<typeof body>>(
  { body },
  async ({ params, body: file, receivedAt }) => {
    const by = await getSession();
    if (!by) return bulkRefused('signed-out');
    const before = await findUnfinished(by.user, params.id, file);
    const begun = before ?? (await beginBulkUpload(by, params.id, file, receivedAt));
    if (!begun.ok) return bulkRefused(begun.reason);
    const { bulkId } = begun.value;
    return Response.json({ bulkId, offset: await bytesSent(begun.value) });
  },
);
