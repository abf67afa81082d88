import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import { formatMoney } from '@/lib/format';
import { routes } from '@/lib/routes';
import { env } from '@/lib/server/platform/env';
import type { OutboxMessage } from '@/lib/server/platform/outbox/outbox';
import { site } from '@/lib/site';
import { staffDecisionEmail as copy } from '@/messages/emails/staff-decision-email';
import { takedownLabels } from '@/messages/staff/takedown-labels';
import type { SubjectAndText, Wording } from './auction-email';

type StaffMessage = Extract<
  OutboxMessage,
  { kind: 'taken-down' | 'takedown-lifted' | 'suspended' | 'suspension-lifted' | 'limit-decided' }
>;
type LimitMessage = Extract<StaffMessage, { kind: 'limit-decided' }>;

/** An email about a staff decision to the owner of the listing or account. */
export function staffDecisionEmail(message: StaffMessage): Wording {
  const { subject, text } = wordingOf(message);
  const isAboutListing = message.kind === 'taken-down' || message.kind === 'takedown-lifted';
  const reply = copy.ifYouDisagree(env());
  const path = isAboutListing
    ? accountRoutes.listingsOf(message.uid)
    : message.kind === 'limit-decided'
      ? accountRoutes.registration
      : routes.dashboard;
  return { subject, text: [text, reply, site.name].join('\n\n'), path };
}

function wordingOf(message: StaffMessage): SubjectAndText {
  switch (message.kind) {
    case 'taken-down': {
      const facts = { note: message.note, reason: takedownLabels[message.reason].toLowerCase() };
      const { subject, text, withAuction } = copy.takenDown;
      return { subject: subject(message), text: message.hadAuction ? withAuction(facts) : text(facts) };
    }
    case 'takedown-lifted':
      return { subject: copy.takedownLifted.subject(message), text: copy.takedownLifted.text(message) };
    case 'suspended':
      return { ...copy.suspended, text: copy.suspended.text(message) };
    case 'suspension-lifted':
      return { ...copy.suspensionLifted, text: copy.suspensionLifted.text(message) };
    case 'limit-decided':
      return limitWording(message);
  }
}

function limitWording({ isGranted, limitCents, shownCents, why }: LimitMessage): SubjectAndText {
  const limit = formatMoney(limitCents);
  const facts = { limit, why, url: `${env().siteUrl}${accountRoutes.registration}` };
  if (!isGranted)
    return { subject: copy.limitRefused.subject({ limit }), text: copy.limitRefused.text(facts) };
  const shown = shownCents === undefined ? 'none' : formatMoney(shownCents);
  return { subject: copy.limitGranted.subject({ limit }), text: copy.limitGranted.text({ ...facts, shown }) };
}
