import type { Metadata } from 'next';
import { type ReactNode, Suspense } from 'react';
import { DashboardRail } from '@/components/dashboard/dashboard-rail';
import { RefreshOnNotification } from '@/components/dashboard/refresh-on-notification';
import { TaskCount } from '@/components/dashboard/task-count';
import { SampleNotice } from '@/components/layout/sample-notice';
import { SiteHeader } from '@/components/layout/site-header';
import { KnownAccountMenu } from '@/components/sign-in/known-account-menu';
import type { User } from '@/lib/domain/accounts/user';
import { getUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { env } from '@/lib/server/platform/env';
import { lastNotificationAt } from '@/lib/server/records/notifications/inbox';
import { readMe } from '@/lib/server/workflows/accounts/read-me';
import { readTasks } from '@/lib/server/workflows/agenda/tasks';
import { readDeskCount } from '@/lib/server/workflows/desk/desk-figures';
import { taskCount as copy } from '@/messages/dashboard/task-count';
import { SignInNeeded } from '../_sections/sign-in-needed';

export const metadata: Metadata = { robots: { index: false } };

/**
 * Everything here belongs to one signed-in person. Next renders a page even if its layout leaves it out, so
 * each page calls `requireUser` itself. The sign-in prompt is ordinary content, because a thrown one has no
 * HTML; `proxy.ts` sets its 401.
 */
export default async function DashboardLayout({ children }: { readonly children: ReactNode }) {
  const user = await getUser();
  if (!user) return <SignInNeeded />;
  const { phone, localMode } = env();
  const [since, me] = await Promise.all([lastNotificationAt(user.uid), readMe(user)]);
  return (
    <>
      <SiteHeader phone={phone} account={<KnownAccountMenu known={me} />} />
      {localMode && <SampleNotice />}
      <RefreshOnNotification since={since} />
      <div className="mx-auto max-w-[1536px] md:grid md:grid-cols-[theme(width.dashboard)_minmax(0,1fr)]">
        <DashboardRail
          name={user.name}
          email={user.email}
          isStaff={user.role === 'admin'}
          tasks={
            <Suspense>
              <OpenTasks user={user} />
            </Suspense>
          }
          queues={
            user.role === 'admin' && (
              <Suspense>
                <OpenQueues />
              </Suspense>
            )
          }
        />
        <main
          id="content"
          tabIndex={-1}
          className="min-h-[70vh] px-4 pb-28 pt-6 sm:px-6 md:px-10 md:pb-16 md:pt-10"
        >
          {children}
        </main>
      </div>
    </>
  );
}

const OpenQueues = async () => (
  <TaskCount count={await readDeskCount(clock.now())} words={copy.waitingForStaff} />
);

const OpenTasks = async ({ user }: { readonly user: User }) => (
  <TaskCount count={(await readTasks(user)).tasks.length} />
);
