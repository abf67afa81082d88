import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import { quote } from '@/lib/domain/notifications/notification';
import { formatMoment, formatMoney } from '@/lib/format';
import type { OutboxMessage } from '@/lib/server/platform/outbox/outbox';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { closings } from '@/lib/server/records/closings/closing-collections';
import { whatBinds } from '@/messages/closings/what-binds';
import { closingEmail as copy } from '@/messages/emails/closing-email';
import { closingNews } from '@/messages/emails/closing-news';
import { toText } from '@/messages/to-text';
import type { Wording } from './auction-email';
import { homeSubject, homeText, type MailedHome, type Row, readMailedHome } from './auctioned-home';

type ClosingEmail = Extract<OutboxMessage, { kind: 'sale' }>;

/** An email about a step or a deadline of a closing. */
export async function closingEmail(message: ClosingEmail): Promise<Wording> {
  const closing = (await runtime().store.get(closings, message.saleId))?.data;
  const opened = closing?.events[0];
  const lot = opened?.type === 'opened' ? opened.lot : undefined;
  const lotKeys = lot?.map(({ listingKey }) => listingKey);
  return closingWording(message, await readMailedHome(closing?.listingKey, message.place, lotKeys));
}

/** It never contains account numbers, because wire fraud starts with an email. */
export function closingWording(
  message: ClosingEmail,
  { shortAddress, addressLines, photo }: MailedHome,
): Wording {
  const { side, words, saleId } = message;
  const path = side === 'back-up' ? accountRoutes.sales : accountRoutes.sale(saleId);
  const facts = {
    words,
    side,
    whatBinds,
    quoted: quote(words),
    until: message.until === null ? copy.theDeadline : formatMoment(message.until),
    price: message.priceCents === null ? copy.thePrice : formatMoney(message.priceCents),
  };
  const { title, lead } = closingNews[message.news];
  const { rows = [], button = copy.openClosingRoom } = actions[message.news]?.(facts) ?? {};
  return {
    subject: homeSubject(toText(title, facts), shortAddress),
    text: homeText({ lead: toText(lead, facts), addressLines, rows, button, path }),
    path,
    photo,
  };
}

interface Facts {
  readonly until: string;
  readonly price: string;
}

/** What the email shows below its text. */
interface Action {
  readonly rows?: readonly Row[];
  /** Opens the closing room if missing. */
  readonly button?: string;
}

const due = ({ until }: Facts): Action => ({ rows: [[copy.due, until]] });
const respond = (): Action => ({ button: copy.respond });
const seeWhatComesNext = (): Action => ({ button: copy.seeWhatComesNext });

const actions: Readonly<Partial<Record<ClosingEmail['news'], (facts: Facts) => Action>>> = {
  opened: ({ until, price }) => ({
    rows: [
      [copy.price, price],
      [copy.signBy, until],
    ],
  }),
  'contract-offered': ({ until }) => ({ rows: [[copy.ownSignBy, until]], button: copy.readAndSign }),
  'deposit-due': ({ until, price }) => ({
    rows: [
      [copy.earnestMoney, price],
      [copy.due, until],
    ],
  }),
  'in-closing': ({ until }) => ({ rows: [[copy.closeBy, until]] }),
  reminded: due,
  overdue: ({ until }) => ({ rows: [[copy.cureUntil, until]] }),
  'fall-through-proposed': respond,
  'extension-proposed': ({ until }) => ({ rows: [[copy.requestedDeadline, until]], button: copy.respond }),
  'extension-agreed': due,
  'extension-declined': due,
  'fell-through': seeWhatComesNext,
  defaulted: seeWhatComesNext,
  'choose-backup': ({ until, price }) => ({
    rows: [
      [copy.backupPrice, price],
      [copy.answerBy, until],
    ],
    button: copy.choose,
  }),
  'backup-offered': ({ until, price }) => ({
    rows: [
      [copy.yourPrice, price],
      [copy.acceptOrDeclineBy, until],
    ],
    button: copy.acceptOrDecline,
  }),
  'facts-judged': respond,
  message: () => ({ button: copy.reply }),
};
