import { sellerRoute } from '@/lib/server/workflows/integrations/api/seller-route';
import { removeWebhook } from '@/lib/server/workflows/integrations/api/webhook-handlers';

export const DELETE = sellerRoute('removeWebhook', removeWebhook);
