import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Draft } from '@/lib/domain/selling/draft';
import { aboutLabel } from '@/lib/domain/selling/fields';
import { toStreet } from '@/lib/domain/selling/street';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { env } from './env';
import { runtime } from './runtime';

type Decided = 'approve' | 'request-changes' | 'reject';

/** Tells the seller, after the commit: a mail that fails changes no decision, which stands on the dashboard as well. */
export async function mailDecision(draft: Draft, decided: Decided): Promise<void> {
  const messageId = `${randomUUID()}@${new URL(env().siteUrl).hostname}`;
  const { subject, text } = wordMail(draft, decided);
  const footer = `${site.name} · ${env().siteUrl}`;
  try {
    await runtime().mail.send({ to: draft.owner.email, subject, text: `${text}\n\n${footer}`, messageId });
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${JSON.stringify({ level: 'error', mail: messageId, cause })}\n`);
  }
}

function wordMail({ draftId, answers, standing }: Draft, decided: Decided) {
  const street = answers.street && toStreet(answers.street) ? answers.street.trim() : 'your property';
  const page = `${env().siteUrl}${routes.draftStep(draftId, 'preview')}`;
  switch (decided) {
    case 'approve':
      return {
        subject: `Published: ${street}`,
        text: `A reviewer has approved your listing, and it is published.\n${env().siteUrl}${routes.myListings}`,
      };
    case 'request-changes':
      return {
        subject: `Please change something: ${street}`,
        text: [
          'A reviewer has read your listing and asks for this:',
          standing.notes.map(({ about, text }) => `${aboutLabel(about)}: ${text}`).join('\n'),
          `Change it and send it in again:\n${page}`,
        ].join('\n\n'),
      };
    case 'reject':
      return {
        subject: `Not accepted: ${street}`,
        text: `A reviewer did not accept your listing, for this reason:\n\n${standing.reason ?? ''}`,
      };
  }
}
