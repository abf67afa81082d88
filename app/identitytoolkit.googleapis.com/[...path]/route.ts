import { passToAuthEmulator } from '@/lib/server/auth-proxy';

export const POST = (request: Request): Promise<Response> =>
  passToAuthEmulator(request, 'identitytoolkit.googleapis.com/');
