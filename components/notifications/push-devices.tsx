import { Form, type FormAction } from '@/components/ui/form/form';
import { formatDay } from '@/lib/format';
import { notificationCopy } from './notification-copy';
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
      Messages of the browser
    </h2>
    <p className="mt-3 max-w-prose text-text-muted">
      A browser in which you switch them on shows a message also while this site is closed, of the kinds that
      have “Browser” above.
    </p>
    {browsers.length > 0 && (
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {browsers.map(({ id, device, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span>
              {device}, since {formatDay(createdAt)}
            </span>
            <Form
              action={action}
              page={page}
              hidden={{ id }}
              submit={notificationCopy.switchOff}
              submitLabel={notificationCopy.switchOffLabel(device)}
              size="small"
            />
          </li>
        ))}
      </ul>
    )}
    <PushSwitch publicKey={publicKey} />
  </section>
);
