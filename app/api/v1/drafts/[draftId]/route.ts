import { deleteDraft, getDraft, updateDraft } from '@/lib/server/workflows/integrations/api/draft-handlers';
import { sellerRoute } from '@/lib/server/workflows/integrations/api/seller-route';

export const GET = sellerRoute('getDraft', getDraft);

export const PATCH = sellerRoute('updateDraft', updateDraft);

export const DELETE = sellerRoute('deleteDraft', deleteDraft);
