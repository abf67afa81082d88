import { CheckboxField, InputField } from '@/components/ui/form/field';
import { Form, type FormAction } from '@/components/ui/form/form';
import {
  type Channel,
  canSwitchOff,
  channels,
  kindsFor,
  type NotificationKind,
  noticeFacts,
} from '@/lib/domain/notifications/notification-kinds';
import { channelsOf, type NotificationSettings } from '@/lib/domain/notifications/notification-settings';
import { notificationKindWords } from '@/messages/notifications/notification-kind-words';
import { settings as copy } from '@/messages/notifications/settings';

interface NoticeSettingsFormProps {
  readonly settings: NotificationSettings;
  readonly action: FormAction;
  readonly page: string;
  readonly isStaff: boolean;
}

/** One row per kind, one checkbox per channel; then the quiet hours. */
export const NotificationSettingsForm = ({ settings, action, page, isStaff }: NoticeSettingsFormProps) => (
  <Form
    action={action}
    page={page}
    submit={copy.submit}
    variant="primary"
    className="form-sticky mt-6 max-w-4xl"
  >
    <div className="divide-y divide-line border-y border-line">
      {kindsFor(isStaff).map((kind) => (
        <KindRow key={kind} kind={kind} chosen={channelsOf(settings, kind)} />
      ))}
    </div>
    <QuietHours settings={settings} />
  </Form>
);

function QuietHours({ settings: { quiet, delaysUrgent } }: Pick<NoticeSettingsFormProps, 'settings'>) {
  return (
    <fieldset className="pt-4">
      <legend className="text-heading font-semibold">{copy.quiet}</legend>
      <p className="mt-2 max-w-prose text-text-muted">{copy.quietText}</p>
      <CheckboxField
        id="quiet"
        name="quiet"
        label={copy.keepQuiet}
        defaultChecked={quiet !== null}
        className="mt-4"
      />
      <div className="mt-3 grid max-w-md grid-cols-2 gap-4">
        <InputField
          id="from"
          name="from"
          type="time"
          label={copy.from}
          defaultValue={quiet?.from ?? '22:00'}
        />
        <InputField id="to" name="to" type="time" label={copy.to} defaultValue={quiet?.to ?? '07:00'} />
      </div>
      <CheckboxField
        id="delaysUrgent"
        name="delaysUrgent"
        label={copy.delaysUrgent}
        help={copy.delaysUrgentHelp}
        defaultChecked={delaysUrgent}
        className="mt-3"
      />
    </fieldset>
  );
}

interface KindRowProps {
  readonly kind: NotificationKind;
  readonly chosen: readonly Channel[];
}

function KindRow({ kind, chosen }: KindRowProps) {
  const { label, help } = notificationKindWords[kind];
  const { isUrgent, isBinding } = noticeFacts[kind];
  return (
    <fieldset className="grid gap-x-6 gap-y-2 py-4 sm:grid-cols-[1fr_20rem] sm:items-center">
      <legend className="float-left w-full sm:w-auto">
        <span className="font-semibold">{label}</span>
        {isUrgent && <span className="ml-2 text-sm text-warning">{copy.timeSensitive}</span>}
      </legend>
      <p className="text-sm text-text-muted sm:col-start-1">
        {help} {isBinding && copy.binding}
      </p>
      <div className="grid grid-cols-[auto_auto_auto] justify-between gap-x-2 sm:col-start-2 sm:row-span-2 sm:row-start-1">
        {channels.map((channel) => (
          <CheckboxField
            key={channel}
            id={`${kind}-${channel}`}
            name="way"
            value={`${kind}:${channel}`}
            label={copy.channels[channel]}
            defaultChecked={chosen.includes(channel)}
            disabled={!canSwitchOff(kind, channel)}
          />
        ))}
      </div>
    </fieldset>
  );
}
