import { scheduleHomes } from '@/lib/server/workflows/integrations/api/draft-handlers';
import { sellerRoute } from '@/lib/server/workflows/integrations/api/seller-route';

export const POST = sellerRoute('scheduleHomes', scheduleHomes);
