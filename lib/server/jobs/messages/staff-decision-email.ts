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
  const reply = `If you see it differently, write to ${env().contactMail} or call ${env().phone}.`;
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
        text: `Our staff took your listing down: ${takedownLabels[message.reason].toLowerCase()}.${message.hadAuction ? ' Its auction was canceled with it, and nobody is bound.' : ''}\n\n${message.note}`,
      };
    case 'takedown-lifted':
      return {
        subject: `You can list it again: ${message.street}`,
        text: `Our staff lifted the takedown of your listing. Nothing is shown yet: look through it in your dashboard and send it in; a reviewer reads it first.\n\n${message.note}`,
      };
    case 'suspended':
      return {
        subject: 'Your account is suspended',
        text: `Our staff suspended your account. You are signed out everywhere and cannot bid, offer or sell. Bids that stand still bind you.\n\nThe reason: ${message.reason}`,
      };
    case 'limit-decided':
      return message.isGranted
        ? {
            subject: `You can bid up to ${formatMoney(message.limitCents)}`,
            text: `Our staff reviewed your proof of funds${message.shownCents === undefined ? '' : ` up to ${formatMoney(message.shownCents)}`}. Your bid limit is ${formatMoney(message.limitCents)}. The seller of a home that you offer for reads that there was a review, when, and that it covers what you offer; nobody but our staff reads the papers.\n\n${message.why}\n\nYour registration: ${env().siteUrl}${accountRoutes.registration}`,
          }
        : {
            subject: `Your bid limit stays at ${formatMoney(message.limitCents)}`,
            text: `Our staff looked at your proof of funds and could not count it. You can send a better one.\n\nThe reason: ${message.why}\n\nYour registration: ${env().siteUrl}${accountRoutes.registration}`,
          };
    case 'suspension-lifted':
      return {
        subject: 'Your account is open again',
        text: `You can sign in again and do everything as before.\n\nThe reason: ${message.reason}`,
      };
  }
}
