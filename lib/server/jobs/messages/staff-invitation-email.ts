import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import { nameInMail } from '@/lib/domain/accounts/name';
import { formatMoment } from '@/lib/format';
import { env } from '@/lib/server/platform/env';
import type { OutboxMessage } from '@/lib/server/platform/outbox/outbox';
import { site } from '@/lib/site';
import { staffInvitationEmail as copy } from '@/messages/emails/staff-invitation-email';
import type { Wording } from './auction-email';

type StaffInvitationMessage = Extract<OutboxMessage, { kind: 'staff-invited' }>;

/** Invites a person to join the staff. */
export function staffInvitationEmail({ inviter, until }: StaffInvitationMessage): Wording {
  const path = accountRoutes.staffInvitation;
  return {
    subject: copy.subject({ site: site.name }),
    text: [
      copy.invited({ inviter: nameInMail(inviter, copy.aStaffMember), site: site.name }),
      copy.answer({ until: formatMoment(until), url: `${env().siteUrl}${path}` }),
      copy.ignore(env()),
      site.name,
    ].join('\n\n'),
    path,
  };
}
