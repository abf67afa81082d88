import 'server-only';
import { z } from 'zod';
import { env } from '@/lib/server/platform/env';
import { isFromThisSite } from '@/lib/server/platform/http/api';
import { clientAddress } from '@/lib/server/platform/http/client-address';
import { readBody } from '@/lib/server/platform/http/read-body';
import { canSignIn, noteWrongPassword } from './auth-limits';

/** The emulator endpoints that the browser SDK needs, without the administrative ones. */
const PASSED_ON: readonly string[] = [
  'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword',
  'identitytoolkit.googleapis.com/v1/accounts:signInWithIdp',
  'identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken',
  'identitytoolkit.googleapis.com/v1/accounts:lookup',
  'securetoken.googleapis.com/v1/token',
];
const MAX_BYTES = 16_384;
const credentials = z.object({ email: z.string().max(320) });

/**
 * Forwards a sign-in to the local Auth emulator, so the browser talks only to this origin. Errors use the
 * auth service's codes, because its SDK reads them. 404 if the real service is in use.
 */
export async function passToAuthEmulator(request: Request, service: string): Promise<Response> {
  const { authEmulatorHost } = env();
  const { pathname, search } = new URL(request.url);
  const path = decodeURIComponent(pathname).slice(1);
  if (!authEmulatorHost || !path.startsWith(service) || !PASSED_ON.includes(path))
    return refusal(404, 'NOT_FOUND');
  if (!isFromThisSite(request)) return refusal(403, 'FOREIGN_ORIGIN');
  const body = await readBody(request, MAX_BYTES);
  if (!body.ok) return body.reason === 'too-large' ? refusal(413, 'TOO_LARGE') : refusal(408, 'TOO_SLOW');
  const limited = path.endsWith(':signInWithPassword') ? emailOf(body.value) : null;
  const now = Date.now();
  if (limited !== null && !canSignIn(limited, clientAddress(request), now)) return refusal(400, TOO_MANY);
  const answer = await fetch(`http://${authEmulatorHost}/${path}${search}`, {
    method: 'POST',
    headers: { 'content-type': request.headers.get('content-type') ?? 'application/json' },
    body: body.value,
    cache: 'no-store',
  });
  if (limited !== null && !answer.ok) noteWrongPassword(limited, now);
  return new Response(await answer.text(), { status: answer.status, headers: JSON_HEADERS });
}

const TOO_MANY = 'TOO_MANY_ATTEMPTS_TRY_LATER';
const JSON_HEADERS = { 'content-type': 'application/json', 'cache-control': 'no-store' };

const refusal = (status: number, message: string): Response =>
  Response.json({ error: { code: status, message } }, { status, headers: JSON_HEADERS });

function emailOf(body: string): string {
  try {
    return credentials.parse(JSON.parse(body)).email.trim().toLowerCase();
  } catch {
    return '';
  }
}
