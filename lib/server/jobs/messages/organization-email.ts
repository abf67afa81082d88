import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import { nameInMail } from '@/lib/domain/accounts/name';
import { unverifiedSeller } from '@/lib/domain/listings/shown-seller';
import { env } from '@/lib/server/platform/env';
import type { OutboxMessage } from '@/lib/server/platform/outbox/outbox';
import { site } from '@/lib/site';
import type { SubjectAndText, Wording } from './auction-email';

type OrganizationMessage = Extract<OutboxMessage, { kind: 'organization-decided' }>;

/** An email to the members of an organization about a staff decision. */
export function organizationEmail(message: OrganizationMessage): Wording {
  const path = accountRoutes.organization(message.uid);
  const { subject, text } = wordings[message.decided](nameInMail(message.name, 'your organization'));
  const { contactMail, phone, siteUrl } = env();
  const parts = [
    text,
    ...(message.reason === '' ? [] : [`Reason: ${message.reason}`]),
    ...(needsContact.has(message.decided) ? [`Email ${contactMail} or call ${phone}.`] : []),
    `Your organization: ${siteUrl}${path}`,
    site.name,
  ];
  return { subject, text: parts.join('\n\n'), path };
}

/** Decisions after which the next step is to contact us. */
const needsContact: ReadonlySet<OrganizationMessage['decided']> = new Set([
  'refuse',
  'revoke',
  'suspend',
  'take-down',
]);

const proof = 'a document, an email address at its own domain, an FDIC certificate number, or an LEI';

const wordings: Readonly<Record<OrganizationMessage['decided'], (name: string) => SubjectAndText>> = {
  verify: (name) => ({
    subject: `Verified: ${name}`,
    text: `Our staff verified ${name}. Buyers now see its name on its listings, and any exemption from the property condition disclosure now counts. You can submit drafts that were waiting for this.`,
  }),
  refuse: (name) => ({
    subject: `Not verified: ${name}`,
    text: `Our staff couldn’t verify ${name}. Its listings show “${unverifiedSeller},” and its exemptions don’t count. To have it checked again, send us ${proof}.`,
  }),
  revoke: (name) => ({
    subject: `No longer verified: ${name}`,
    text: `Our staff revoked the verification of ${name}. Its listings now show “${unverifiedSeller},” and its exemptions no longer count. To have it checked again, send us ${proof}.`,
  }),
  suspend: (name) => ({
    subject: `Suspended: ${name}`,
    text: `Our staff suspended ${name}. Its homes are off the site and take no bids or offers. Its open auctions are being paused. Sales in progress continue in their closing rooms. To have this reviewed, respond to the reason below.`,
  }),
  'take-down': (name) => ({
    subject: `Suspended, all homes taken down: ${name}`,
    text: `Our staff suspended ${name} and is taking down all its homes. Auctions that have not ended are being canceled. Sales in progress continue in their closing rooms. Lifting the suspension doesn’t bring these homes back. To have this reviewed, respond to the reason below.`,
  }),
  lift: (name) => ({
    subject: `Suspension lifted: ${name}`,
    text: `Our staff lifted the suspension of ${name}. Its homes are public again, and the auctions paused by the suspension are resuming. Homes that were taken down stay down until our staff lifts each takedown.`,
  }),
};
