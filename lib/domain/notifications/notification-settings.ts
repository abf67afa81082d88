import { z } from 'zod';
import {
  type Channel,
  canSwitchOff,
  channels,
  type NotificationKind,
  noticeFacts,
  notificationKinds,
} from './notification-kinds';

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** What a person has chosen. Of kinds that are not in `chosen` what stands in `noticeFacts` holds. */
export const noticeSettingsSchema = z.object({
  chosen: z.record(z.string(), z.array(z.enum(channels))),
  /** On New York's clocks, `22:00`; null: none. Over midnight when it begins later than it ends. */
  quiet: z.object({ from: clock, to: clock }).nullable(),
  delaysUrgent: z.boolean(),
});
export type NotificationSettings = z.infer<typeof noticeSettingsSchema>;
export type QuietHours = NonNullable<NotificationSettings['quiet']>;

export const noSettings: NotificationSettings = { chosen: {}, quiet: null, delaysUrgent: false };

/** On which ways this person is told of this kind. */
export function channelsOf({ chosen }: NotificationSettings, kind: NotificationKind): readonly Channel[] {
  const wanted = chosen[kind] ?? noticeFacts[kind].channels ?? channels;
  return channels.filter((channel) => wanted.includes(channel) || !canSwitchOff(kind, channel));
}

/** With one way of one kind switched off. */
export function switchOff(
  settings: NotificationSettings,
  kind: NotificationKind,
  channel: Channel,
): NotificationSettings {
  const left = channelsOf(settings, kind).filter((each) => each !== channel);
  return { ...settings, chosen: { ...settings.chosen, [kind]: left } };
}

/** What the form of all kinds says: each box that is set as `kind:channel`. */
export function readSettings(
  boxes: readonly string[],
  quiet: {
    readonly isOn: boolean;
    readonly from: string;
    readonly to: string;
    readonly delaysUrgent: boolean;
  },
): NotificationSettings {
  const { from, to } = quiet;
  const hasHours = quiet.isOn && clock.safeParse(from).success && clock.safeParse(to).success && from !== to;
  return {
    chosen: Object.fromEntries(
      notificationKinds.map((kind) => [
        kind,
        channels.filter((channel) => boxes.includes(`${kind}:${channel}`)),
      ]),
    ),
    quiet: hasHours ? { from, to } : null,
    delaysUrgent: quiet.delaysUrgent,
  };
}
