import { z } from 'zod';
import { register } from '@/lib/server/people/identity/users';
import { getUser } from '@/lib/server/people/sessions/session';
import { apiRoute, problem } from '@/lib/server/platform/http/api';

const text = z.string().max(400);
const declared = z.string().max(2_000).default('');
const body = z.object({
  legalName: text,
  street: text,
  city: text,
  state: text,
  postalCode: text,
  phone: text,
  titleKind: text,
  titleName: declared,
  buyerType: text,
  household: declared,
  organisation: declared,
  termsVersion: text,
});

export const PUT = apiRoute({ body }, async ({ body, receivedAt }) => {
  const user = await getUser();
  if (!user) return problem(401, 'signed-out', 'Sign in first.');
  const registered = await register(user.uid, body, receivedAt);
  if (registered.ok) return new Response(null, { status: 204 });
  const errors = Object.entries(registered.reason).map(([field, message]) => ({ field, message }));
  return problem(422, 'invalid-registration', 'Some fields are invalid.', { errors });
});
