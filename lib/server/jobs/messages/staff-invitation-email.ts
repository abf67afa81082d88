import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import { nameInMail } from '@/lib/domain/accounts/name';
import { formatMoment } from '@/lib/format';
import { env } from '@/lib/server/platform/env';
import type { OutboxMessage } from '@/lib/server/platform/outbox/outbox';
import { site } from '@/lib/site';
import type { Wording } from './auction-email';

type StaffInvitationMessage = Extract<OutboxMessage, { kind: 'staff-invited' }>;

/** Invites a person to join the staff. */
export function staffInvitationEmail({ inviter, until }: StaffInvitationMessage): Wording {
  const path = accountRoutes.staffInvitation;
  return {
    subject: `Join the staff of ${site.name}`,
    text: [
      `${nameInMail(inviter, 'A staff member')} invited you to join the staff of ${site.name}. Nothing changes unless you accept.`,
      `Accept or decline by ${formatMoment(until)}: ${env().siteUrl}${path}`,
      `If you weren’t expecting this, ignore this email or call ${env().phone}.`,
      site.name,
    ].join('\n\n'),
    path,
  };
}
