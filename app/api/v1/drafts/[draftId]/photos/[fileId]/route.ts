import { removePhoto } from '@/lib/server/workflows/integrations/api/file-handlers';
import { sellerRoute } from '@/lib/server/workflows/integrations/api/seller-route';

export const DELETE = sellerRoute('removePhoto', removePhoto);
