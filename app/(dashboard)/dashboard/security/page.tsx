import type { Metadata } from 'next';
import { sessionsCopy } from '@/components/accounts/account-copy';
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

export const metadata: Metadata = { title: 'Security', robots: { index: false } };

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
      <h1 className="text-title font-semibold">Security</h1>
      <Part id="sessions" title="Where you are signed in">
        <SessionList
          sessions={sessions.map(({ id, session, isThis }) => ({
            id,
            isThis,
            createdAt: session.createdAt,
            seenAt: lastSeen(session),
            device: session.device ?? 'A browser',
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
      <Part id="email" title="E-mail">
        <p className="mt-3 text-text-muted">{user.email}</p>
        <div className="mt-4">
          <EmailForm id="email-form" {...who} />
        </div>
      </Part>
      <Part id="password" title="Password">
        {hasPassword ? (
          <div className="mt-4">
            <PasswordForm id="password-form" {...who} />
          </div>
        ) : (
          <p className="mt-3 max-w-prose text-text-muted">
            You sign in with Google, so there is no password here. “Forgot your password?” at the sign-in sets
            one.
          </p>
        )}
      </Part>
      <Part id="export" title="My data">
        <p className="mt-3 max-w-prose text-text-muted">
          Everything that we keep about you, as one file that programs can read (JSON): account, bids, offers,
          sales with their messages, listings, searches, notifications. Documents are in it with their
          addresses, which open while you are signed in.
        </p>
        {query.export === 'later' && (
          <Notice tone="warning" title="You have just taken your data several times" className="mt-4">
            The next download is possible in a quarter of an hour. The files that you have are complete.
          </Notice>
        )}
        <a href={accountRoutes.exportAccount} className={buttonClass('secondary', 'medium', 'mt-4')}>
          Download my data
        </a>
      </Part>
      <Part id="delete" title="Delete my account">
        <p className="mt-3 max-w-prose text-text-muted">
          The next page says what is deleted, what is kept and why, before anything happens.
        </p>
        <LinkButton href={accountRoutes.deleteAccount} className="mt-4">
          Delete my account
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
