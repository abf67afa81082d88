import { changeLotHomes } from '@/lib/server/workflows/integrations/api/lot-handlers';
import { sellerRoute } from '@/lib/server/workflows/integrations/api/seller-route';

export const PUT = sellerRoute('changeLotHomes', changeLotHomes);
