import { passToAuthEmulator } from '@/lib/server/auth-proxy';

export const POST = (request: Request): Promise<Response> =>
  passToAuthEmulator(request, 'securetoken.googleapis.com/');
