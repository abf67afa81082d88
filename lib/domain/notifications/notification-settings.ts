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

/** A person's choices. Kinds missing in `chosen` use the default channels of `noticeFacts`. */
export const noticeSettingsSchema = z.object({
  chosen: z.record(z.string(), z.array(z.enum(channels))),
  /** New York times such as `22:00`; null without quiet hours. They span midnight if `from` is after `to`. */
  quiet: z.object({ from: clock, to: clock }).nullable(),
  delaysUrgent: z.boolean(),
  /** The kinds whose emails one click stopped, to undo it; null if nothing can be undone. */
  stoppedMail: z.array(z.string()).nullable().default(null),
});
export type NotificationSettings = z.infer<typeof noticeSettingsSchema>;
export type QuietHours = NonNullable<NotificationSettings['quiet']>;

export const noSettings: NotificationSettings = {
  chosen: {},
  quiet: null,
  delaysUrgent: false,
  stoppedMail: null,
};

/** The kinds that are mailed regardless of the settings. */
export const requiredMail: readonly NotificationKind[] = notificationKinds.filter(
  (kind) => !canSwitchOff(kind, 'mail'),
);

/** The channels on which this person gets this kind. */
export function channelsOf({ chosen }: NotificationSettings, kind: NotificationKind): readonly Channel[] {
  const wanted = chosen[kind] ?? noticeFacts[kind].channels ?? channels;
  return channels.filter((channel) => wanted.includes(channel) || !canSwitchOff(kind, channel));
}

/** The settings with one channel of one kind switched off. */
export function switchOff(
  settings: NotificationSettings,
  kind: NotificationKind,
  channel: Channel,
): NotificationSettings {
  const remaining = channelsOf(settings, kind).filter((each) => each !== channel);
  return { ...settings, chosen: { ...settings.chosen, [kind]: remaining } };
}

/** The settings without any email that a person may switch off. Repeating it keeps what can be undone. */
export function stopOptionalMail(settings: NotificationSettings): NotificationSettings {
  const kinds = notificationKinds.filter(
    (kind) => canSwitchOff(kind, 'mail') && channelsOf(settings, kind).includes('mail'),
  );
  const stopped = kinds.reduce((current, kind) => switchOff(current, kind, 'mail'), settings);
  return { ...stopped, stoppedMail: [...new Set([...(settings.stoppedMail ?? []), ...kinds])] };
}

/** Undoes `stopOptionalMail`. */
export function resumeOptionalMail(settings: NotificationSettings): NotificationSettings {
  const kinds = notificationKinds.filter((kind) => settings.stoppedMail?.includes(kind));
  const resumed = kinds.map((kind) => {
    const current = channelsOf(settings, kind);
    return [kind, channels.filter((channel) => channel === 'mail' || current.includes(channel))] as const;
  });
  return {
    ...settings,
    chosen: { ...settings.chosen, ...Object.fromEntries(resumed) },
    stoppedMail: null,
  };
}

/** New settings of the form. What was stopped can be undone until the person chooses an email again. */
export const keepUndo = (
  next: NotificationSettings,
  { stoppedMail }: NotificationSettings,
): NotificationSettings =>
  Object.values(next.chosen).some((ways) => ways.includes('mail')) ? next : { ...next, stoppedMail };

/**
 * Reads the settings form of these kinds: checked boxes are `kind:channel`; invalid or equal hours mean no
 * quiet hours.
 */
export function readSettings(
  boxes: readonly string[],
  kinds: readonly NotificationKind[],
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
      kinds.map((kind) => [kind, channels.filter((channel) => boxes.includes(`${kind}:${channel}`))]),
    ),
    quiet: hasHours ? { from, to } : null,
    delaysUrgent: quiet.delaysUrgent,
    stoppedMail: null,
  };
}
