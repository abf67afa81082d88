import type { Metadata } from 'next';
import { EmailForm } from '@/components/accounts/email-form';
import { PasswordForm } from '@/components/accounts/password-form';
import { SessionList } from '@/components/accounts/session-list';
import { buttonClass } from '@/components/ui/button';
import { Form } from '@/components/ui/form/form';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { endOne, endOthers } from '@/lib/actions/account';
import { signInWays } from '@/lib/server/people/accounts/change-login';
import { lastSeen, listSessions } from '@/lib/server/people/sessions/own-sessions';
import { getSession, requireUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import * as copy from '@/messages/accounts';

export const metadata: Metadata = { title: copy.securityPage.security, robots: { index: false } };

type Props = PageProps<'/dashboard/security'>;

export default async function SecurityPage({ searchParams }: Props) {
  const [user, query] = await Promise.all([requireUser(), searchParams]);
  const by = await getSession();
  const [sessions, { hasPassword }] = await Promise.all([
    by ? listSessions(by, clock.now()) : [],
    signInWays(user.uid),
  ]);
  const who = { email: user.email, hasPassword };
  return (
    <div className="max-w-4xl">
      <h1 className="text-title font-semibold">{copy.securityPage.security}</h1>
      <Part id="sessions" title={copy.securityPage.whereSigned}>
        <SessionList
          sessions={sessions.map(({ id, session, isThis }) => ({
            id,
            isThis,
            createdAt: session.createdAt,
            seenAt: lastSeen(session),
            device: session.device ?? copy.securityPage.unknownBrowser,
          }))}
          action={endOne}
          page={accountRoutes.security}
        />
        {sessions.length > 1 && (
          <Form
            action={endOthers}
            page={accountRoutes.security}
            submit={copy.sessions.endOthers}
            className="mt-4"
          />
        )}
      </Part>
      <Part id="email" title={copy.securityPage.email}>
        <p className="mt-3 text-text-muted">{user.email}</p>
        <div className="mt-4">
          <EmailForm id="email-form" {...who} />
        </div>
      </Part>
      <Part id="password" title={copy.securityPage.password}>
        {hasPassword ? (
          <div className="mt-4">
            <PasswordForm id="password-form" {...who} />
          </div>
        ) : (
          <p className="mt-3 max-w-prose text-text-muted">{copy.securityPage.signGoogleDont}</p>
        )}
      </Part>
      <Part id="export" title={copy.securityPage.data}>
        <p className="mt-3 max-w-prose text-text-muted">{copy.securityPage.everythingStoreAbout}</p>
        {query.export === 'later' && (
          <Notice tone="warning" title={copy.securityPage.justDownloadedData} className="mt-4">
            {copy.securityPage.canDownloadAgain}
          </Notice>
        )}
        <a href={accountRoutes.exportAccount} className={buttonClass('secondary', 'medium', 'mt-4')}>
          {copy.securityPage.downloadData}
        </a>
      </Part>
      <Part id="delete" title={copy.securityPage.deleteAccount}>
        <p className="mt-3 max-w-prose text-text-muted">{copy.securityPage.nextPageExplains}</p>
        <LinkButton href={accountRoutes.deleteAccount} className="mt-4">
          {copy.securityPage.deleteAccount}
        </LinkButton>
      </Part>
    </div>
  );
}

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly children: React.ReactNode;
}

const Part = ({ id, title, children }: PartProps) => (
  <section aria-labelledby={id} className="mt-10">
    <h2 id={id} className="border-t-2 border-primary pt-3 text-heading font-semibold">
      {title}
    </h2>
    {children}
  </section>
);
