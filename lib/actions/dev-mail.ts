'use server';

import { revalidatePath } from 'next/cache';
import { accountRoutes } from '@/lib/account-routes';
import { env } from '@/lib/server/platform/env';
import { clearStoredMails } from '@/lib/server/platform/mail/outbox-mail';
import { runtime } from '@/lib/server/platform/runtime/runtime';

/** Empties the local mail page. No-op outside local mode. */
export async function clearMail(): Promise<void> {
  if (!env().localMode) return;
  await clearStoredMails(runtime().store);
  revalidatePath(accountRoutes.devMail);
}
