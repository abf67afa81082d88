import { listFields } from '@/lib/server/workflows/integrations/api/draft-handlers';
import { sellerRoute } from '@/lib/server/workflows/integrations/api/seller-route';

export const GET = sellerRoute('listFields', listFields);
