import { addPhoto } from '@/lib/server/workflows/integrations/api/file-handlers';
import { sellerRoute } from '@/lib/server/workflows/integrations/api/seller-route';

export const POST = sellerRoute('addPhoto', addPhoto);
