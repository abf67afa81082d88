import { confirmStep } from '@/lib/server/workflows/integrations/api/sale-handlers';
import { sellerRoute } from '@/lib/server/workflows/integrations/api/seller-route';

export const POST = sellerRoute('confirmStep', confirmStep);
