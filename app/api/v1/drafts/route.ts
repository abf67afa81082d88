import { createDraft, listDrafts } from '@/lib/server/workflows/integrations/api/draft-handlers';
import { sellerRoute } from '@/lib/server/workflows/integrations/api/seller-route';

export const GET = sellerRoute('listDrafts', listDrafts);

export const POST = sellerRoute('createDraft', createDraft);
