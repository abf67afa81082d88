import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { RefreshEvery } from '@/components/notifications/refresh-every';
import { StoredMessage } from '@/components/sign-in/unsent-message';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { clearMail } from '@/lib/actions/dev-mail';
import { env } from '@/lib/server/platform/env';
import { listStoredMails } from '@/lib/server/platform/mail/outbox-mail';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { mailPage as copy } from '@/messages/dev/mail-page';

export const metadata: Metadata = {
  title: copy.localMail,
  robots: { index: false },
  referrer: 'no-referrer',
};

/** Local mode sends no email; it is shown here. This page does not exist elsewhere. */
export default async function DevMailPage() {
  await connection();
  if (!env().localMode) notFound();
  const mails = await listStoredMails(runtime().store);
  return (
    <section className="page-width max-w-4xl py-10 sm:py-14">
      <RefreshEvery milliseconds={2000} />
      <div className="mb-8 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-title font-semibold">{copy.localMail}</h1>
        <form action={clearMail}>
          <Button type="submit" size="small">
            {copy.clear}
          </Button>
        </form>
      </div>
      {mails.length === 0 ? (
        <EmptyState title={copy.noMessagesYet}>{copy.localCopySite}</EmptyState>
      ) : (
        <ol className="divide-y divide-line border-y border-line">
          {mails.map((mail) => (
            <StoredMessage key={mail.messageId} mail={mail} />
          ))}
        </ol>
      )}
    </section>
  );
}
