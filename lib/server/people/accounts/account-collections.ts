import 'server-only';
import { pendingSignUpSchema } from '@/lib/domain/accounts/pending-sign-up';
import { collection } from '@/lib/server/platform/store/collection';

/** Id: uid of the auth service. */
export const pendingSignUps = collection('pendingSignUps', pendingSignUpSchema, [['expiresAt']]);
