import type { Metadata } from 'next';
import { connection } from 'next/server';
import type { ReactNode } from 'react';
import { RequiredEmails } from '@/components/notifications/optional-emails';
import { Button, type ButtonVariant } from '@/components/ui/button';
import { accountRoutes } from '@/lib/account-routes';
import { findByStopToken } from '@/lib/server/catalog/listings/saved-searches';
import { findStoppable } from '@/lib/server/records/notifications/unsubscribe';
import { findOptionalEmails } from '@/lib/server/workflows/accounts/optional-emails';
import { notificationKindWords } from '@/messages/notifications/notification-kind-words';
import { optionalEmails as optionalCopy } from '@/messages/notifications/optional-emails';
import { unsubscribePage as copy } from '@/messages/notifications/unsubscribe-page';

export const metadata: Metadata = {
  title: copy.stopEmails,
  robots: { index: false },
  // The URL is a secret. Without any referrer, the button's own request would have no origin.
  referrer: 'same-origin',
};

/** Target of an unsubscribe link. Bots open links too, so nothing happens until a button is pressed. */
export default async function StopPage({ params }: PageProps<'/stop/[token]'>) {
  await connection();
  const { token } = await params;
  const optional = await findOptionalEmails(token);
  if (optional?.areStopped) return <AllStopped token={token} />;
  const stopAll = optional && <StopAll token={token} />;
  return token.includes('.') ? (
    <StopNotices token={token} stopAll={stopAll} />
  ) : (
    <StopSearch token={token} stopAll={stopAll} />
  );
}

interface StopProps {
  readonly token: string;
  /** The second choice below what the link is about. */
  readonly stopAll: ReactNode;
}

async function StopSearch({ token, stopAll }: StopProps) {
  const search = (await findByStopToken(token))?.data;
  const page = { next: savedSearches, stopAll };
  if (!search || search.status === 'deleted')
    return (
      <Message {...page} title={copy.savedSearchNo}>
        {copy.deletedNoLonger}
      </Message>
    );
  if (search.status === 'paused')
    return (
      <Message {...page} title={copy.emailsStopped}>
        {copy.searchStillSaved({ search: search.name })}
      </Message>
    );
  return (
    <Message {...page} title={copy.stopEmailsQuestion}>
      {copy.searchEmailsAbout({ search: search.name, frequency: search.frequency })}
      <PostButton to={accountRoutes.stopSearchByPost(token)} label={copy.stopEmails} variant="primary" />
    </Message>
  );
}

/** The same for one kind of notification: its token has parts. */
async function StopNotices({ token, stopAll }: StopProps) {
  const found = await findStoppable(token);
  const page = { next: settings, stopAll };
  if (!found)
    return (
      <Message {...page} title={copy.unsubscribeLinkDoesnt}>
        {copy.partMayMissing}
      </Message>
    );
  const { label, help } = notificationKindWords[found.kind];
  if (found.isStopped)
    return (
      <Message {...page} title={copy.emailsStopped}>
        {copy.noLongerEmail({ label })}
      </Message>
    );
  return (
    <Message {...page} title={copy.stopEmailsQuestion}>
      {copy.emailsAbout({ label, help })}
      <PostButton to={accountRoutes.stopNoticesByPost(token)} label={copy.stopEmails} variant="primary" />
    </Message>
  );
}

const StopAll = ({ token }: { readonly token: string }) => (
  <section aria-labelledby="all" className="border-t border-line pt-6">
    <h2 id="all" className="text-heading font-semibold">
      {copy.orAll}
    </h2>
    <div className="mt-2 space-y-2 text-text-muted">
      <p>{optionalCopy.stopAllText}</p>
      <RequiredEmails />
    </div>
    <PostButton to={accountRoutes.stopAllByPost(token)} label={optionalCopy.stopAll} />
  </section>
);

const AllStopped = ({ token }: { readonly token: string }) => (
  <Message title={optionalCopy.areOff} next={settings}>
    <RequiredEmails />
    <PostButton to={accountRoutes.resumeByPost(token)} label={optionalCopy.resume} />
  </Message>
);

interface PostButtonProps {
  readonly to: string;
  readonly label: string;
  readonly variant?: ButtonVariant;
}

const PostButton = ({ to, label, variant = 'secondary' }: PostButtonProps) => (
  <form method="post" action={to} className="mt-6">
    <Button type="submit" variant={variant}>
      {label}
    </Button>
  </form>
);

interface MessageProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly next: { readonly href: string; readonly label: string };
  readonly stopAll?: ReactNode;
}

const settings = { href: accountRoutes.notificationSettings, label: copy.notificationSettings };
const savedSearches = { href: accountRoutes.savedSearches, label: copy.savedSearches };

const Message = ({ title, children, next, stopAll }: MessageProps) => (
  <section className="page-width max-w-prose py-16">
    <h1 className="text-title font-semibold">{title}</h1>
    <div className="mb-8 mt-3 text-text-muted">{children}</div>
    {stopAll}
    <p className="mt-8">
      <a href={next.href} className="text-link">
        {next.label}
      </a>
    </p>
  </section>
);
