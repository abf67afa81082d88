import type { Metadata } from 'next';
import { NotificationSettingsForm } from '@/components/notifications/notification-settings-form';
import { OptionalEmails } from '@/components/notifications/optional-emails';
import { Browsers } from '@/components/notifications/push-devices';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { chooseChannels, resumeEmails, stopEmails, switchBrowserOff } from '@/lib/actions/notifications';
import { listBrowsers } from '@/lib/server/people/sessions/push';
import { requireUser } from '@/lib/server/people/sessions/session';
import { vapidKeys } from '@/lib/server/people/sessions/vapid';
import { getNotificationSettings } from '@/lib/server/records/notifications/inbox';
import { settingsPage as copy } from '@/messages/notifications/settings-page';

export const metadata: Metadata = { title: copy.notificationSettings, robots: { index: false } };

export default async function NoticeSettingsPage({
  searchParams,
}: PageProps<'/dashboard/notifications/settings'>) {
  const [user, { saved }] = await Promise.all([requireUser(), searchParams]);
  const [settings, browsers, keys] = await Promise.all([
    getNotificationSettings(user.uid),
    listBrowsers(user.uid),
    vapidKeys(),
  ]);
  return (
    <>
      <p>
        <a href={accountRoutes.notifications} className="text-link">
          {copy.notifications}
        </a>
      </p>
      <h1 className="mt-2 text-title font-semibold">{copy.notificationSettings}</h1>
      {saved && (
        <Notice tone="success" title={copy.settingsSaved} className="mt-6 max-w-xl">
          {copy.applyEverythingHappens}
        </Notice>
      )}
      <p className="mt-3 max-w-prose text-text-muted">{copy.lead({ email: user.email })}</p>
      <OptionalEmails
        areStopped={settings.stoppedMail !== null}
        stop={stopEmails}
        resume={resumeEmails}
        page={accountRoutes.notificationSettings}
      />
      <NotificationSettingsForm
        key={JSON.stringify(settings)}
        settings={settings}
        action={chooseChannels}
        page={accountRoutes.notificationSettings}
        isStaff={user.role === 'admin'}
      />
      {keys && (
        <Browsers
          publicKey={keys.publicKey}
          browsers={browsers.map(({ id, data: { device, createdAt } }) => ({ id, device, createdAt }))}
          action={switchBrowserOff}
          page={accountRoutes.notificationSettings}
        />
      )}
    </>
  );
}
