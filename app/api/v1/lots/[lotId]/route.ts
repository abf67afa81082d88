import { dissolveLot, getLot } from '@/lib/server/workflows/integrations/api/lot-handlers';
import { sellerRoute } from '@/lib/server/workflows/integrations/api/seller-route';

export const GET = sellerRoute('getLot', getLot);

export const DELETE = sellerRoute('dissolveLot', dissolveLot);
