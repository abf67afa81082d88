import { submitDraft, takeBackDraft } from '@/lib/server/workflows/integrations/api/draft-handlers';
import { sellerRoute } from '@/lib/server/workflows/integrations/api/seller-route';

export const POST = sellerRoute('submitDraft', submitDraft);

export const DELETE = sellerRoute('takeBackDraft', takeBackDraft);
