import { tableResponse } from '@/lib/server/jobs/imports/table-response';
import { apiRoute } from '@/lib/server/platform/http/api';
import { csvLines } from '@/lib/server/workflows/portfolio/export-portfolio';
import { exportResponse } from '@/lib/server/workflows/portfolio/portfolio-response';

/** The filtered homes of an organization with the chosen columns. */
export const GET = apiRoute<{ id: string }>({}, (asked) =>
  exportResponse(asked, (table, name) => tableResponse(csvLines(table), `${name}.csv`)),
);
