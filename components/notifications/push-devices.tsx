import { Form, type FormAction } from '@/components/ui/form/form';
import { formatDay } from '@/lib/format';
import { notification as notificationCopy } from '@/messages/notifications/notification';
import { pushDevices as copy } from '@/messages/notifications/push-devices';
import { PushSwitch } from './push-switch';

interface BrowsersProps {
  readonly publicKey: string;
  readonly browsers: readonly { readonly id: string; readonly device: string; readonly createdAt: number }[];
  readonly action: FormAction;
  readonly page: string;
}

/** Browsers that get push notifications. */
export const Browsers = ({ publicKey, browsers, action, page }: BrowsersProps) => (
  <section aria-labelledby="browsers" className="mt-12 max-w-4xl">
    <h2 id="browsers" className="border-t-2 border-primary pt-3 text-heading font-semibold">
      {copy.pushNotifications}
    </h2>
    <p className="mt-3 max-w-prose text-text-muted">{copy.browserPushNotifications}</p>
    {browsers.length > 0 && (
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {browsers.map(({ id, device, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span>{copy.since({ device, createdAt: formatDay(createdAt) })}</span>
            <Form
              action={action}
              page={page}
              hidden={{ id }}
              submit={notificationCopy.turnOff}
              submitLabel={notificationCopy.switchOffLabel({ device })}
              size="small"
            />
          </li>
        ))}
      </ul>
    )}
    <PushSwitch publicKey={publicKey} />
  </section>
);
