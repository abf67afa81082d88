import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import { nameInMail } from '@/lib/domain/accounts/name';
import { env } from '@/lib/server/platform/env';
import type { OutboxMessage } from '@/lib/server/platform/outbox/outbox';
import { site } from '@/lib/site';
import { approvalEmail as approvalCopy } from '@/messages/emails/approval-email';
import { bulkActionEmail as bulkCopy } from '@/messages/emails/bulk-action-email';
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

/** One email to each member of an organization about an action with many of its homes. */
export function bulkActionEmail({
  uid,
  actionId,
  did,
  isDone,
  done,
  left,
  name,
}: Extract<OutboxMessage, { kind: 'bulk-action-ended' }>): Wording {
  const path = accountRoutes.bulkAction(uid, actionId);
  const parts = [
    (isDone ? bulkCopy.done : bulkCopy.ended)({ name: nameInMail(name, bulkCopy.aMember) }),
    [bulkCopy.changed({ done }), left > 0 && bulkCopy.left({ left })].filter(Boolean).join(' '),
    bulkCopy.link({ url: `${env().siteUrl}${path}` }),
    site.name,
  ];
  return { subject: bulkCopy.subjects[did]({ done }), text: parts.join('\n\n'), path };
}

/** An email about a request for approval, to who may answer it, or about the answer, to who asked. */
export function approvalEmail({
  organisationId,
  step,
  about,
  title,
  reason,
}: Extract<OutboxMessage, { kind: 'approval' }>): Wording {
  const path = accountRoutes.approvals(organisationId);
  const parts = [
    approvalCopy.text({ step, about }),
    ...(reason === '' ? [] : [approvalCopy.reason({ reason })]),
    approvalCopy.link({ url: `${env().siteUrl}${path}` }),
    site.name,
  ];
  return {
    subject: approvalCopy.subject({ step, title: title || approvalCopy.rules }),
    text: parts.join('\n\n'),
    path,
  };
}
