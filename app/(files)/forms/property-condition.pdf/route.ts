import { printConditionForm } from '@/lib/server/workflows/drafts/print-condition-form';
import { conditionForm } from '@/messages/condition-form/condition-form';

/** Made once, at build. */
export const dynamic = 'force-static';

/** The blank property condition disclosure statement. */
export async function GET(): Promise<Response> {
  return new Response(Buffer.from(await printConditionForm()), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${conditionForm.file}"`,
      'x-robots-tag': 'noindex',
    },
  });
}
