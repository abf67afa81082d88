'use server';

import { revalidatePath } from 'next/cache';
import { accountRoutes } from '@/lib/account-routes';
import { env } from '@/lib/server/env';
import { clearKeptMails } from '@/lib/server/mail/outbox-mail';
import { runtime } from '@/lib/server/runtime';

/** Empties the local mail page; does nothing where mail is really sent. */
export async function clearMail(): Promise<void> {
  if (!env().localMode) return;
  await clearKeptMails(runtime().store);
  revalidatePath(accountRoutes.devMail);
}
