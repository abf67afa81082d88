import { z } from 'zod';
import { registrationFaultWords } from '@/lib/copy/accounts/registration-fault-words';
import { register } from '@/lib/server/people/identity/users';
import { getUser } from '@/lib/server/people/sessions/session';
import { apiRoute, problem } from '@/lib/server/platform/http/api';
import { problems as copy } from '@/messages/api/problems';

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
  if (!user) return problem(401, 'signed-out', copy.signInFirst);
  const registered = await register(user.uid, body, receivedAt);
  if (registered.ok) return new Response(null, { status: 204 });
  const faults = registrationFaultWords(registered.reason);
  const errors = Object.entries(faults).map(([field, message]) => ({ field, message }));
  return problem(422, 'invalid-registration', copy.invalidFields, { errors });
});
