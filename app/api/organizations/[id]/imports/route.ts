import { takeTable } from '@/lib/server/jobs/imports/take-table';
import { apiRoute } from '@/lib/server/platform/http/api';

/** A table, sent by a form with or without JavaScript; answered by the page that asks what its columns mean. */
export const POST = apiRoute<{ id: string }>({}, ({ request, params, receivedAt }) =>
  takeTable(request, params.id, receivedAt),
);
