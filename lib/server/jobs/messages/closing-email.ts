import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import { formatMoment, formatMoney } from '@/lib/format';
import { env } from '@/lib/server/platform/env';
import type { OutboxMessage } from '@/lib/server/platform/outbox/outbox';
import { site } from '@/lib/site';
import type { SubjectAndText, Wording } from './auction-email';
import { quote } from './quote';

type ClosingEmail = Extract<OutboxMessage, { kind: 'sale' }>;

/** An email about a step or a deadline of a closing. */
export function closingEmail(message: ClosingEmail): Wording {
  const { place, side, words, until, priceCents, saleId } = message;
  const path = side === 'back-up' ? accountRoutes.sales : accountRoutes.sale(saleId);
  const { subject, text } = wordings[message.news]({
    place,
    words,
    isBuyer: side === 'buyer',
    until: until === null ? 'the deadline' : formatMoment(until),
    price: priceCents === null ? 'the price' : formatMoney(priceCents),
  });
  const link = `${side === 'back-up' ? 'Your purchases' : 'The sale room'}: ${env().siteUrl}${path}`;
  return { subject, text: `${text}\n\n${link}\n\n${site.name}`, path };
}

interface Facts {
  readonly place: string;
  readonly words: string;
  readonly isBuyer: boolean;
  readonly until: string;
  readonly price: string;
}

/** Wire fraud starts with an email, so ours never contains account numbers. */
const wireWarning =
  'We never send account numbers and never hold money. Call the escrow agent on a number that you know before you wire anything.';

const wordings: Readonly<Record<ClosingEmail['news'], (facts: Facts) => SubjectAndText>> = {
  opened: ({ place, until, isBuyer }) => ({
    subject: `${isBuyer ? 'You bought' : 'Sold'}: ${place}`,
    text: `The sale of ${place} begins. Both sides sign the contract until ${until}. The sale room has every step to the keys, the documents and a place for messages.`,
  }),
  'contract-offered': ({ place, until }) => ({
    subject: `The contract is there: ${place}`,
    text: `The seller put the contract for ${place} into the sale room. Read it with your attorney and sign it until ${until}.`,
  }),
  step: ({ place, words }) => ({
    subject: `${words}: ${place}`,
    text: `The other side has confirmed a step of the sale of ${place}: ${words}.`,
  }),
  'deposit-due': ({ place, until, price, isBuyer }) => ({
    subject: `The contract is signed: ${place}`,
    text: isBuyer
      ? `Both sides have signed. Pay the earnest money of ${price} to the escrow agent named in the sale room until ${until}.\n\n${wireWarning}`
      : `Both sides have signed. The buyer pays the earnest money of ${price} to your escrow agent until ${until}. Confirm it when it has arrived.`,
  }),
  'in-closing': ({ place, until }) => ({
    subject: `The earnest money has arrived: ${place}`,
    text: `The sale of ${place} goes on to its closing: title, transfer-tax forms, and the closing itself until ${until}.`,
  }),
  closed: ({ place }) => ({
    subject: `Closed: ${place}`,
    text: `Both sides confirmed the closing of ${place}. What is left is the recording of the deed.`,
  }),
  reminded: ({ place, until, words }) => ({
    subject: `Due ${until}: ${place}`,
    text: `Your part of the sale of ${place} is due ${until}: ${words}.`,
  }),
  overdue: ({ place, until, words }) => ({
    subject: `Overdue: ${place}`,
    text: `A deadline of the sale of ${place} has passed: ${words}. It can be made up for until ${until}. After that the side that waits may declare a default.`,
  }),
  'cure-ended': ({ place, words }) => ({
    subject: `The time to make up has passed: ${place}`,
    text: `The sale of ${place} is still overdue: ${words}. The side that waits may now declare a default, or both may agree that the sale fell through.`,
  }),
  'fall-through-proposed': ({ place, words }) => ({
    subject: `Shall the sale end? ${place}`,
    text: `The other side asks you to agree that the sale of ${place} fell through: ${words}. Without your agreement the sale goes on.`,
  }),
  'proposal-withdrawn': ({ place }) => ({
    subject: `The sale goes on: ${place}`,
    text: `The wish to end the sale of ${place} stands no longer. All deadlines hold.`,
  }),
  'extension-proposed': ({ place, until, words }) => ({
    subject: `More time until ${until}? ${place}`,
    text: `The other side asks to move the present deadline of the sale of ${place} to ${until}:\n\n${quote(words)}\n\nIt moves only if you agree. Until then it stays as it is.`,
  }),
  'extension-agreed': ({ place, until, words }) => ({
    subject: `Now due ${until}: ${place}`,
    text: `Both sides agreed on a later deadline for the sale of ${place}. Due ${until}: ${words}.`,
  }),
  'extension-declined': ({ place, until }) => ({
    subject: `The deadline stays: ${place}`,
    text: `The wish for a later deadline in the sale of ${place} stands no longer. It is due ${until}, as before.`,
  }),
  'fell-through': ({ place, words }) => ({
    subject: `Fell through: ${place}`,
    text: `The sale of ${place} has ended without a closing: ${words}.`,
  }),
  defaulted: ({ place, words }) => ({
    subject: `Default declared: ${place}`,
    text: `The sale of ${place} has ended by a default: ${words}.\n\nWhat becomes of the earnest money is decided by the contract and the attorneys, not by this site.`,
  }),
  'choose-backup': ({ place, price, until }) => ({
    subject: `Choose the back-up at ${price}, or list again free: ${place}`,
    text: `The next back-up for ${place} would pay ${price} by the rules. Offer it to them or list the home again free of charge, until ${until}. Without an answer the home is yours to list again.`,
  }),
  'backup-asked': ({ place }) => ({
    subject: `The next back-up is asked: ${place}`,
    text: `The buyer of ${place} did not keep the sale. The next back-up has 48 hours to take it.`,
  }),
  'backup-offered': ({ place, price, until }) => ({
    subject: `You can still buy ${place}`,
    text: `You chose to stand as back-up. The buyer did not keep the sale, and the price for you is ${price}. Accept or decline until ${until}. Accepting binds you.`,
  }),
  'backup-passed': ({ place }) => ({
    subject: `A back-up passed: ${place}`,
    text: `The back-up whose turn it was does not take ${place}. If there is another one, they are next.`,
  }),
  relisted: ({ place }) => ({
    subject: `Yours to list again: ${place}`,
    text: `The sale of ${place} has ended and no back-up takes it. You can list the home again.`,
  }),
  'facts-judged': ({ place, words }) => ({
    subject: `How the facts were: ${place}`,
    text: `The buyer of ${place} has said how the facts of your listing were: ${words}. What was found different counts in your public record. You can answer once in the sale room.`,
  }),
  'facts-answered': ({ place, words }) => ({
    subject: `The seller answers: ${place}`,
    text: `The seller answers what you said of the facts:\n\n${quote(words)}`,
  }),
  message: ({ place, words }) => ({
    subject: `A message about ${place}`,
    text: `The other side wrote:\n\n${quote(words)}`,
  }),
  document: ({ place, words }) => ({
    subject: `A document for ${place}`,
    text: `The other side put a document into the sale room:\n\n${quote(words)}`,
  }),
};
