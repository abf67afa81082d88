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
import { securityPage as copy } from '@/messages/accounts/security-page';
import { sessions as sessionsCopy } from '@/messages/accounts/sessions';

export const metadata: Metadata = { title: copy.security, robots: { index: false } };

type Props = PageProps<'/dashboard/security'>;

export default async function SecurityPage({ searchParams }: Props) {
  const [user, query] = await Promise.all([requireUser(), searchParams]);
  const by = await getSession();
  const [sessions, ways] = await Promise.all([by ? listSessions(by, clock.now()) : [], signInWays(user)]);
  const who = { email: user.email, ...ways };
  return (
    <div className="max-w-4xl">
      <h1 className="text-title font-semibold">{copy.security}</h1>
      <Part id="sessions" title={copy.whereSigned}>
        <SessionList
          sessions={sessions.map(({ id, session, isThis }) => ({
            id,
            isThis,
            createdAt: session.createdAt,
            seenAt: lastSeen(session),
            device: session.device ?? copy.unknownBrowser,
          }))}
          action={endOne}
          page={accountRoutes.security}
        />
        {sessions.length > 1 && (
          <Form
            action={endOthers}
            page={accountRoutes.security}
            submit={sessionsCopy.endOthers}
            className="mt-4"
          />
        )}
      </Part>
      <Part id="email" title={copy.email}>
        <p className="mt-3 text-text-muted">{user.email}</p>
        <div className="mt-4">
          <EmailForm id="email-form" {...who} />
        </div>
      </Part>
      <Part id="password" title={copy.password}>
        {ways.hasPassword ? (
          <div className="mt-4">
            <PasswordForm id="password-form" {...who} />
          </div>
        ) : (
          <p className="mt-3 max-w-prose text-text-muted">
            {ways.company ? copy.signCompany({ label: ways.company.label }) : copy.signGoogleDont}
          </p>
        )}
      </Part>
      <Part id="export" title={copy.data}>
        <p className="mt-3 max-w-prose text-text-muted">{copy.everythingStoreAbout}</p>
        {query.export === 'later' && (
          <Notice tone="warning" title={copy.justDownloadedData} className="mt-4">
            {copy.canDownloadAgain}
          </Notice>
        )}
        <a href={accountRoutes.exportAccount} className={buttonClass('secondary', 'medium', 'mt-4')}>
          {copy.downloadData}
        </a>
      </Part>
      <Part id="delete" title={copy.deleteAccount}>
        <p className="mt-3 max-w-prose text-text-muted">{copy.nextPageExplains}</p>
        <LinkButton href={accountRoutes.deleteAccount} className="mt-4">
          {copy.deleteAccount}
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
