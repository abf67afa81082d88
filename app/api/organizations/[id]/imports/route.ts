import { importUploadedTable } from '@/lib/server/jobs/imports/take-table';
import { apiRoute } from '@/lib/server/platform/http/api';

/** Accepts a table from a form, with or without JavaScript, and redirects to the column mapping page. */
export const POST = apiRoute<{ id: string }>({}, ({ request, params, receivedAt }) =>
  importUploadedTable(request, params.id, receivedAt),
);
