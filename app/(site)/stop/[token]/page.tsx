import type { Metadata } from 'next';
import { connection } from 'next/server';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { accountRoutes } from '@/lib/account-routes';
import { noticeFacts } from '@/lib/domain/notifications/notification-kinds';
import { frequencyLabel } from '@/lib/domain/search/query/saved-search';
import { findByStopToken } from '@/lib/server/catalog/listings/saved-searches';
import { findStoppable } from '@/lib/server/records/notifications/unsubscribe';

export const metadata: Metadata = {
  title: 'Stop these mails',
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
    return (
      <Message title="There is no such search anymore">
        It was deleted, and no mail comes from it. If this link came in a mail a moment ago, that was the last
        one.
      </Message>
    );
  if (search.status === 'paused')
    return (
      <Message title="The mails are stopped">
        Your search “{search.name}” is kept and sends nothing. You can start it again whenever you like.
      </Message>
    );
  return (
    <Message title="Stop these mails?">
      Your search “{search.name}” tells you of new homes, {frequencyLabel[search.frequency].toLowerCase()}.
      <form method="post" action={accountRoutes.stopSearchByPost(token)} className="mt-6">
        <Button type="submit" variant="primary">
          Stop these mails
        </Button>
      </form>
    </Message>
  );
}

/** The same for one kind of notification: its token has parts. */
async function StopNotices({ token }: { readonly token: string }) {
  const found = await findStoppable(token);
  const settings = { href: accountRoutes.notificationSettings, label: 'How I am told' };
  if (!found)
    return (
      <Message title="This link stops nothing" next={settings}>
        A part of it may be missing. Open it from the mail again, or choose in your settings.
      </Message>
    );
  const { label, help } = noticeFacts[found.kind];
  if (found.isStopped)
    return (
      <Message title="The mails are stopped" next={settings}>
        No mail about “{label}” is sent to you. You can start them again whenever you like.
      </Message>
    );
  return (
    <Message title="Stop these mails?" next={settings}>
      They are about “{label}”: {help}
      <form method="post" action={accountRoutes.stopNoticesByPost(token)} className="mt-6">
        <Button type="submit" variant="primary">
          Stop these mails
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

const savedSearches = { href: accountRoutes.savedSearches, label: 'My saved searches' };

const Message = ({ title, children, next = savedSearches }: MessageProps) => (
  <section className="page-width max-w-prose py-16">
    <h1 className="text-title font-semibold">{title}</h1>
    <div className="mb-8 mt-3 text-text-muted">{children}</div>
    <LinkButton href={next.href}>{next.label}</LinkButton>
  </section>
);
