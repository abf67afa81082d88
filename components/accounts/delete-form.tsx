'use client';

import { deleteAccount } from '@/lib/client/accounts/account-api';
import { loadSignIn } from '@/lib/client/accounts/auth';
import { routes } from '@/lib/routes';
import { deletion as copy } from '@/messages/accounts/deletion';
import { FreshSignInForm, type FreshSignInFormProps } from './fresh-form';

export function DeleteForm(props: FreshSignInFormProps) {
  async function send(idToken: string): Promise<string | null> {
    const error = await deleteAccount(idToken);
    if (error !== null) return error;
    await (await loadSignIn()).signOut().catch(() => {});
    location.assign(routes.home);
    return null;
  }
  return <FreshSignInForm {...props} send={send} submit={copy.submit} done={copy.done} />;
}
