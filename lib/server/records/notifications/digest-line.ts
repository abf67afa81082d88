import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import { type DigestLine, maxDigestText } from '@/lib/domain/notifications/digest';
import { fitText } from '@/lib/domain/shared/fit-text';
import type { HomeMessage } from '@/lib/server/platform/outbox/home-messages';
import { isBadDocumentError } from '@/lib/server/platform/store/store';
import { digestEmail as copy } from '@/messages/emails/digest-email';
import { type LineWords, lineWordsOf } from './digest-words';

/** One message in a digest. It begins with the home. */
export async function digestLineOf(message: HomeMessage): Promise<DigestLine> {
  const { place, parts, note = '', path } = await readWords(message);
  const title = parts.filter(Boolean).join(', ');
  const text = title && note ? copy.withNote({ text: title, note }) : title || note;
  const name = oneLine(place) || copy.property;
  return {
    path,
    text: fitText(text ? copy.line({ place: name, text: oneLine(text) }) : name, maxDigestText),
  };
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A home that cannot be read must not hold up the others. */
async function readWords(message: HomeMessage): Promise<LineWords> {
  try {
    return await lineWordsOf(message);
  } catch (error) {
    if (!isBadDocumentError(error)) throw error;
    return { place: '', parts: [], path: accountRoutes.listingsOf(message.uid) };
  }
}
