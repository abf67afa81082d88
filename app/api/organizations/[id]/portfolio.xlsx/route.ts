import { apiRoute } from '@/lib/server/platform/http/api';
import { xlsxBytes } from '@/lib/server/workflows/portfolio/export-portfolio';
import { exportResponse } from '@/lib/server/workflows/portfolio/portfolio-response';

/** The same homes as a workbook. */
export const GET = apiRoute<{ id: string }>({}, (asked) =>
  exportResponse(
    asked,
    async (table, name) =>
      new Response(await xlsxBytes(table), {
        headers: {
          'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
          'content-disposition': `attachment; filename="${name}.xlsx"`,
        },
      }),
  ),
);
