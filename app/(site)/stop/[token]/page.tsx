import type { Metadata } from 'next';
import { connection } from 'next/server';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { accountRoutes } from '@/lib/account-routes';
import { findByStopToken } from '@/lib/server/catalog/listings/saved-searches';
import { findStoppable } from '@/lib/server/records/notifications/unsubscribe';
import { notificationKindWords } from '@/messages/notifications/notification-kind-words';
import { unsubscribePage as copy } from '@/messages/notifications/unsubscribe-page';

export const metadata: Metadata = {
  title: copy.stopEmails,
  robots: { index: false },
  // The URL is a secret. Without any referrer, the button's own request would have no origin.
  referrer: 'same-origin',
};

/** Target of an unsubscribe link. Bots open links too, so nothing happens until the button is pressed. */
export default async function StopPage({ params }: PageProps<'/stop/[token]'>) {
  await connection();
  const { token } = await params;
  if (token.includes('.')) return <StopNotices token={token} />;
  const search = (await findByStopToken(token))?.data;
  if (!search || search.status === 'deleted')
    return <Message title={copy.savedSearchNo}>{copy.deletedNoLonger}</Message>;
  if (search.status === 'paused')
    return <Message title={copy.emailsStopped}>{copy.searchStillSaved({ search: search.name })}</Message>;
  return (
    <Message title={copy.stopEmailsQuestion}>
      {copy.searchEmailsAbout({
        search: search.name,
        frequency: search.frequency,
      })}
      <form method="post" action={accountRoutes.stopSearchByPost(token)} className="mt-6">
        <Button type="submit" variant="primary">
          {copy.stopEmails}
        </Button>
      </form>
    </Message>
  );
}

/** The same for one kind of notification: its token has parts. */
async function StopNotices({ token }: { readonly token: string }) {
  const found = await findStoppable(token);
  const settings = { href: accountRoutes.notificationSettings, label: copy.notificationSettings };
  if (!found)
    return (
      <Message title={copy.unsubscribeLinkDoesnt} next={settings}>
        {copy.partMayMissing}
      </Message>
    );
  const { label, help } = notificationKindWords[found.kind];
  if (found.isStopped)
    return (
      <Message title={copy.emailsStopped} next={settings}>
        {copy.noLongerEmail({ label })}
      </Message>
    );
  return (
    <Message title={copy.stopEmailsQuestion} next={settings}>
      {copy.emailsAbout({ label, help })}
      <form method="post" action={accountRoutes.stopNoticesByPost(token)} className="mt-6">
        <Button type="submit" variant="primary">
          {copy.stopEmails}
        </Button>
      </form>
    </Message>
  );
}

interface MessageProps {
  readonly title: string;
  readonly children: React.ReactNode;
  readonly next?: { readonly href: string; readonly label: string };
}

const savedSearches = { href: accountRoutes.savedSearches, label: copy.savedSearches };

const Message = ({ title, children, next = savedSearches }: MessageProps) => (
  <section className="page-width max-w-prose py-16">
    <h1 className="text-title font-semibold">{title}</h1>
    <div className="mb-8 mt-3 text-text-muted">{children}</div>
    <LinkButton href={next.href}>{next.label}</LinkButton>
  </section>
);
