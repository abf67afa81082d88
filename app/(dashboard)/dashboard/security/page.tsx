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
            device: session.device ?? copy.securityPage.browser,
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
      <Part id="email" title={copy.securityPage.eMail}>
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
          <p className="mt-3 max-w-prose text-text-muted">{copy.securityPage.signGoogleSo}</p>
        )}
      </Part>
      <Part id="export" title={copy.securityPage.myData}>
        <p className="mt-3 max-w-prose text-text-muted">{copy.securityPage.everythingWeKeep}</p>
        {query.export === 'later' && (
          <Notice tone="warning" title={copy.securityPage.haveJustTaken} className="mt-4">
            {copy.securityPage.nextDownloadPossible}
          </Notice>
        )}
        <a href={accountRoutes.exportAccount} className={buttonClass('secondary', 'medium', 'mt-4')}>
          {copy.securityPage.downloadMyData}
        </a>
      </Part>
      <Part id="delete" title={copy.securityPage.deleteMyAccount}>
        <p className="mt-3 max-w-prose text-text-muted">{copy.securityPage.nextPageSays}</p>
        <LinkButton href={accountRoutes.deleteAccount} className="mt-4">
          {copy.securityPage.deleteMyAccount}
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
