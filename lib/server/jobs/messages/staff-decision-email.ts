import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import { takedownLabels } from '@/lib/domain/staff/staff-copy';
import { formatMoney } from '@/lib/format';
import { routes } from '@/lib/routes';
import { env } from '@/lib/server/platform/env';
import type { OutboxMessage } from '@/lib/server/platform/outbox/outbox';
import { site } from '@/lib/site';
import type { SubjectAndText, Wording } from './auction-email';

type StaffMessage = Extract<
  OutboxMessage,
  { kind: 'taken-down' | 'takedown-lifted' | 'suspended' | 'suspension-lifted' | 'limit-decided' }
>;

/** An email about a staff decision to the owner of the listing or account. */
export function staffDecisionEmail(message: StaffMessage): Wording {
  const { subject, text } = wordingOf(message);
  const isAboutListing = message.kind === 'taken-down' || message.kind === 'takedown-lifted';
  const reply = `If you disagree, email ${env().contactMail} or call ${env().phone}.`;
  const path = isAboutListing
    ? accountRoutes.listingsOf(message.uid)
    : message.kind === 'limit-decided'
      ? accountRoutes.registration
      : routes.dashboard;
  return { subject, text: `${text}\n\n${reply}\n\n${site.name}`, path };
}

function wordingOf(message: StaffMessage): SubjectAndText {
  switch (message.kind) {
    case 'taken-down':
      return {
        subject: `Taken down: ${message.street}`,
        text: `Our staff took your listing down: ${takedownLabels[message.reason].toLowerCase()}.${message.hadAuction ? ' Its auction was canceled too, and no one is bound.' : ''}\n\n${message.note}`,
      };
    case 'takedown-lifted':
      return {
        subject: `You can relist your home: ${message.street}`,
        text: `Our staff lifted the takedown of your listing. It isn’t public yet: check it in your dashboard and submit it. A reviewer reads it first.\n\n${message.note}`,
      };
    case 'suspended':
      return {
        subject: 'Your account is suspended',
        text: `Our staff suspended your account. You’re signed out everywhere and can’t bid, make offers, or sell. Bids still in effect remain binding.\n\nReason: ${message.reason}`,
      };
    case 'limit-decided':
      return message.isGranted
        ? {
            subject: `You can bid up to ${formatMoney(message.limitCents)}`,
            text: `Our staff reviewed your proof of funds${message.shownCents === undefined ? '' : ` up to ${formatMoney(message.shownCents)}`}. Your bid limit is ${formatMoney(message.limitCents)}. If you make an offer on a home, its seller sees that we reviewed your funds, when, and whether they cover your offer; only our staff reads the documents.\n\n${message.why}\n\nView your registration: ${env().siteUrl}${accountRoutes.registration}`,
          }
        : {
            subject: `Your bid limit stays at ${formatMoney(message.limitCents)}`,
            text: `Our staff reviewed your proof of funds and couldn’t accept it. You can send another one.\n\nReason: ${message.why}\n\nView your registration: ${env().siteUrl}${accountRoutes.registration}`,
          };
    case 'suspension-lifted':
      return {
        subject: 'Your account has been reinstated',
        text: `You can sign in again and use your account as before.\n\nReason: ${message.reason}`,
      };
  }
}
