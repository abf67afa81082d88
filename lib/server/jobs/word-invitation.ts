import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import { formatMoment } from '@/lib/format';
import { env } from '@/lib/server/env';
import { runtime } from '@/lib/server/runtime';
import { organisations, users } from '@/lib/server/store/collections';
import { site } from '@/lib/site';
import type { InvitationMessage, Wording } from './word-message';

/** Null once the invitation was withdrawn or is answered. */
export async function wordInvitation(message: InvitationMessage): Promise<Wording | null> {
  const { organisationId, token, email, uid } = message;
  const { store } = runtime();
  const [organisation, inviter] = await Promise.all([
    store.get(organisations, organisationId),
    store.get(users, uid),
  ]);
  const invitation = organisation?.data.invitations.find((each) => each.email === email);
  if (!organisation || !invitation) return null;
  const { name } = organisation.data;
  return {
    subject: `Join ${name} on ${site.name}`,
    text: [
      `${inviter?.data.name ?? 'A manager'} invites you to sell for ${name}. Who joins can write, import and send in its listings.`,
      `Join, signed in with this address, until ${formatMoment(invitation.expiresAt)}: ${env().siteUrl}${accountRoutes.invitation(organisationId, token)}`,
      'If you do not know them, do nothing: without you the link does nothing.',
      site.name,
    ].join('\n\n'),
  };
}
