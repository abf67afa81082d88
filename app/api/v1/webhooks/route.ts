import { sellerRoute } from '@/lib/server/workflows/integrations/api/seller-route';
import { addWebhook, listWebhooks } from '@/lib/server/workflows/integrations/api/webhook-handlers';

export const GET = sellerRoute('listWebhooks', listWebhooks);

export const POST = sellerRoute('addWebhook', addWebhook);
