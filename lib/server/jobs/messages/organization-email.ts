import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import { nameInMail } from '@/lib/domain/accounts/name';
import { env } from '@/lib/server/platform/env';
import type { OutboxMessage } from '@/lib/server/platform/outbox/outbox';
import { site } from '@/lib/site';
import { organizationDecisions } from '@/messages/emails/organization-decisions';
import { organizationEmail as copy } from '@/messages/emails/organization-email';
import { shownSellers } from '@/messages/listings/shown-sellers';
import { toText } from '@/messages/to-text';
import type { Wording } from './auction-email';

type OrganizationMessage = Extract<OutboxMessage, { kind: 'organization-decided' }>;

/** An email to the members of an organization about a staff decision. */
export function organizationEmail(message: OrganizationMessage): Wording {
  const path = accountRoutes.organization(message.uid);
  const { subject, text } = organizationDecisions[message.decided];
  const facts = {
    name: nameInMail(message.name, copy.yourOrganization),
    unverifiedSeller: shownSellers['seller-not-verified'],
  };
  const { contactMail, phone, siteUrl } = env();
  const parts = [
    toText(text, facts),
    ...(message.reason === '' ? [] : [copy.reason(message)]),
    ...(needsContact.has(message.decided) ? [copy.contact({ contactMail, phone })] : []),
    copy.link({ url: `${siteUrl}${path}` }),
    site.name,
  ];
  return { subject: toText(subject, facts), text: parts.join('\n\n'), path };
}

/** Decisions after which the next step is to contact us. */
const needsContact: ReadonlySet<OrganizationMessage['decided']> = new Set([
  'refuse',
  'revoke',
  'suspend',
  'take-down',
]);
