import { formLot } from '@/lib/server/workflows/integrations/api/lot-handlers';
import { sellerRoute } from '@/lib/server/workflows/integrations/api/seller-route';

export const POST = sellerRoute('formLot', formLot);
