'use server';

import { revalidatePath } from 'next/cache';
import { routes } from '@/lib/routes';
import { env } from '@/lib/server/env';
import { clearKeptMails } from '@/lib/server/mail/outbox-mail';
import { runtime } from '@/lib/server/runtime';

/** Empties the local mail page; does nothing where mail is really sent. */
export async function clearMail(): Promise<void> {
  if (!env().localMode) return;
  await clearKeptMails(runtime().store);
  revalidatePath(routes.devMail);
}
