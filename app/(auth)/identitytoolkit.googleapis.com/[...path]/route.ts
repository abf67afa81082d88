import { passToAuthEmulator } from '@/lib/server/people/sessions/auth-proxy';

export const POST = (request: Request): Promise<Response> =>
  passToAuthEmulator(request, 'identitytoolkit.googleapis.com/');
