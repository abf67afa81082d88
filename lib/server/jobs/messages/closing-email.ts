import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import { whatBinds } from '@/lib/domain/closings/views/what-binds';
import { formatMoment, formatMoney } from '@/lib/format';
import type { OutboxMessage } from '@/lib/server/platform/outbox/outbox';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { closings } from '@/lib/server/records/closings/closing-collections';
import type { Wording } from './auction-email';
import { homeSubject, homeText, type MailedHome, type Row, readMailedHome } from './auctioned-home';
import { quote } from './quote';

type ClosingEmail = Extract<OutboxMessage, { kind: 'sale' }>;

/** An email about a step or a deadline of a closing. */
export async function closingEmail(message: ClosingEmail): Promise<Wording> {
  const closing = (await runtime().store.get(closings, message.saleId))?.data;
  return closingWording(message, await readMailedHome(closing?.listingKey, message.place));
}

export function closingWording(
  message: ClosingEmail,
  { shortAddress, addressLines, photo }: MailedHome,
): Wording {
  const { side, words, until, priceCents, saleId } = message;
  const path = side === 'back-up' ? accountRoutes.sales : accountRoutes.sale(saleId);
  const {
    title,
    lead,
    rows = [],
    button = 'Open closing room',
  } = wordings[message.news]({
    words,
    isBuyer: side === 'buyer',
    until: until === null ? 'the deadline' : formatMoment(until),
    price: priceCents === null ? 'the price' : formatMoney(priceCents),
  });
  return {
    subject: homeSubject(title, shortAddress),
    text: homeText({ lead, addressLines, rows, button, path }),
    path,
    photo,
  };
}

interface Facts {
  readonly words: string;
  readonly isBuyer: boolean;
  readonly until: string;
  readonly price: string;
}

interface Words {
  /** Precedes the address in the subject. */
  readonly title: string;
  readonly lead: string;
  readonly rows?: readonly Row[];
  /** "Open closing room" if missing. */
  readonly button?: string;
}

/** Wire fraud starts with an email, so ours never contains account numbers. */
const wireWarning =
  'We never send account numbers and never hold money. Before you wire anything, call the escrow agent at a number you already know.';

const wordings: Readonly<Record<ClosingEmail['news'], (facts: Facts) => Words>> = {
  opened: ({ until, price, isBuyer }) => ({
    title: isBuyer ? 'You bought this home' : 'Sold',
    lead: `The closing room is open, with every step, the documents, and messages. ${whatBinds}`,
    rows: [
      ['Price', price],
      ['Both sides sign the contract by', until],
    ],
  }),
  'contract-offered': ({ until }) => ({
    title: 'Contract ready to sign',
    lead: 'The seller sent the contract. Read it with your attorney, then sign it in the closing room.',
    rows: [['Sign by', until]],
    button: 'Read and sign',
  }),
  step: ({ words }) => ({
    title: words,
    lead: `The other side confirmed a step: ${words}.`,
  }),
  'deposit-due': ({ until, price, isBuyer }) => ({
    title: 'Contract signed',
    lead: isBuyer
      ? `Both sides have signed. Pay the earnest money to the escrow agent named in the closing room.\n\n${wireWarning}`
      : 'Both sides have signed. The buyer pays the earnest money to your escrow agent. Confirm it once it arrives.',
    rows: [
      ['Earnest money', price],
      ['Due', until],
    ],
  }),
  'in-closing': ({ until }) => ({
    title: 'Earnest money received',
    lead: 'The sale moves on to closing: title, transfer-tax forms, and the closing itself.',
    rows: [['Close by', until]],
  }),
  closed: () => ({
    title: 'Closed',
    lead: 'Both sides confirmed the closing. The only step left is recording the deed.',
  }),
  reminded: ({ until, words }) => ({
    title: `Due ${until}`,
    lead: `Your part in this sale is due: ${words}.`,
    rows: [['Due', until]],
  }),
  overdue: ({ until, words }) => ({
    title: 'Overdue',
    lead: `A deadline in this sale has passed: ${words}. After the cure period, the waiting side may declare a default.`,
    rows: [['Can be cured until', until]],
  }),
  'cure-ended': ({ words }) => ({
    title: 'Cure period ended',
    lead: `This sale is still overdue: ${words}. The waiting side may now declare a default, or both sides may agree to end the sale.`,
  }),
  'fall-through-proposed': ({ words }) => ({
    title: 'Request to end the sale',
    lead: `The other side asks you to agree to end the sale: ${words}. Unless you agree, the sale continues.`,
    button: 'Respond',
  }),
  'proposal-withdrawn': () => ({
    title: 'The sale continues',
    lead: 'The request to end the sale is no longer open. All deadlines still apply.',
  }),
  'extension-proposed': ({ until, words }) => ({
    title: `Request to move the deadline to ${until}`,
    lead: `The other side asks to move the current deadline:\n\n${quote(words)}\n\nThe deadline moves only if you agree. Until then, the current deadline applies.`,
    rows: [['Requested deadline', until]],
    button: 'Respond',
  }),
  'extension-agreed': ({ until, words }) => ({
    title: `New deadline ${until}`,
    lead: `Both sides agreed to a later deadline: ${words}.`,
    rows: [['Due', until]],
  }),
  'extension-declined': ({ until }) => ({
    title: 'Deadline unchanged',
    lead: 'The request for a later deadline is no longer open.',
    rows: [['Due', until]],
  }),
  'fell-through': ({ words }) => ({
    title: 'Sale fell through',
    lead: `The sale ended without a closing: ${words}.`,
    button: 'See what comes next',
  }),
  defaulted: ({ words }) => ({
    title: 'Default declared',
    lead: `The sale ended by default: ${words}.\n\nThe contract and the attorneys decide what happens to the earnest money, not this site.`,
    button: 'See what comes next',
  }),
  'choose-backup': ({ price, until }) => ({
    title: `Offer to the backup buyer at ${price}, or relist for free`,
    lead: 'Offer the home to the next backup buyer at the price the rules give, or relist it for free. If you don’t answer, it’s yours to relist.',
    rows: [
      ['Backup buyer’s price', price],
      ['Answer by', until],
    ],
    button: 'Choose',
  }),
  'backup-asked': () => ({
    title: 'Offered to the next backup buyer',
    lead: 'The buyer didn’t complete the sale. The next backup buyer has 48 hours to accept.',
  }),
  'backup-offered': ({ price, until }) => ({
    title: 'You can still buy this home',
    lead: `You chose to be a backup buyer, and the buyer didn’t complete the sale. You’re not bound unless you accept. ${whatBinds}`,
    rows: [
      ['Your price', price],
      ['Accept or decline by', until],
    ],
    button: 'Accept or decline',
  }),
  'backup-passed': () => ({
    title: 'Backup buyer passed',
    lead: 'The backup buyer whose turn it was isn’t buying the home. If there’s another one, they’re next.',
  }),
  relisted: () => ({
    title: 'Ready to relist',
    lead: 'The sale has ended, and no backup buyer is taking the home. You can relist it.',
  }),
  'facts-judged': ({ words }) => ({
    title: 'Buyer’s answers about your listing',
    lead: `The buyer answered whether the facts in your listing were accurate: ${words}. Facts found different count in your public record. You can respond once in the closing room.`,
    button: 'Respond',
  }),
  'facts-answered': ({ words }) => ({
    title: 'Seller’s response',
    lead: `The seller responded to your answers about the listing:\n\n${quote(words)}`,
  }),
  message: ({ words }) => ({
    title: 'New message',
    lead: `The other side wrote:\n\n${quote(words)}`,
    button: 'Reply',
  }),
  document: ({ words }) => ({
    title: 'New document',
    lead: `The other side sent a document:\n\n${quote(words)}`,
  }),
};
