import { ActionForm, type FormAction } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { CheckboxField, InputField } from '@/components/ui/field';
import {
  type Channel,
  channels,
  maySwitchOff,
  type NoticeKind,
  noticeFacts,
  noticeKinds,
} from '@/lib/domain/notifications/notification-kinds';
import { channelsOf, type NoticeSettings } from '@/lib/domain/notifications/notification-settings';

interface NoticeSettingsFormProps {
  readonly settings: NoticeSettings;
  readonly action: FormAction;
  readonly page: string;
}

/** One row for each kind, one box for each way; then the quiet hours. */
export function NoticeSettingsForm({ settings, action, page }: NoticeSettingsFormProps) {
  const { quiet, delaysUrgent } = settings;
  return (
    <ActionForm action={action} page={page} className="mt-6 max-w-4xl">
      <div className="divide-y divide-line border-y border-line">
        {noticeKinds.map((kind) => (
          <KindRow key={kind} kind={kind} chosen={channelsOf(settings, kind)} />
        ))}
      </div>
      <fieldset className="mt-10">
        <legend className="text-heading font-semibold">Quiet hours</legend>
        <p className="mt-2 max-w-prose text-text-muted">
          Mail and messages of the browser wait until they are over; nothing is left out. What is marked as
          urgent comes at once. Hours are New York’s (ET).
        </p>
        <CheckboxField
          id="quiet"
          name="quiet"
          label="Keep quiet hours"
          defaultChecked={quiet !== null}
          className="mt-4"
        />
        <div className="mt-3 grid max-w-md grid-cols-2 gap-4">
          <InputField id="from" name="from" type="time" label="From" defaultValue={quiet?.from ?? '22:00'} />
          <InputField id="to" name="to" type="time" label="Until" defaultValue={quiet?.to ?? '07:00'} />
        </div>
        <CheckboxField
          id="delaysUrgent"
          name="delaysUrgent"
          label="Let urgent ones wait too"
          help="An auction may be over, or a deadline gone, before you read of it."
          defaultChecked={delaysUrgent}
          className="mt-3"
        />
      </fieldset>
      <Button type="submit" variant="primary" className="mt-6">
        Save
      </Button>
    </ActionForm>
  );
}

const channelLabel: Readonly<Record<Channel, string>> = { page: 'List', mail: 'Mail', push: 'Browser' };

interface KindRowProps {
  readonly kind: NoticeKind;
  readonly chosen: readonly Channel[];
}

function KindRow({ kind, chosen }: KindRowProps) {
  const { label, help, isUrgent, isBinding } = noticeFacts[kind];
  return (
    <fieldset className="grid gap-x-6 gap-y-2 py-4 sm:grid-cols-[1fr_20rem] sm:items-center">
      <legend className="float-left w-full sm:w-auto">
        <span className="font-semibold">{label}</span>
        {isUrgent && <span className="ml-2 text-sm text-warning">urgent</span>}
      </legend>
      <p className="text-sm text-text-muted sm:col-start-1">
        {help} {isBinding && 'Always in the list and mailed.'}
      </p>
      <div className="grid grid-cols-3 gap-3 sm:col-start-2 sm:row-span-2 sm:row-start-1">
        {channels.map((channel) => (
          <CheckboxField
            key={channel}
            id={`${kind}-${channel}`}
            name="way"
            value={`${kind}:${channel}`}
            label={channelLabel[channel]}
            defaultChecked={chosen.includes(channel)}
            disabled={!maySwitchOff(kind, channel)}
          />
        ))}
      </div>
    </fieldset>
  );
}
