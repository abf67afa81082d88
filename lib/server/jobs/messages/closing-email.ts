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
  const link = `${side === 'back-up' ? 'Purchases and sales' : 'Closing room'}: ${env().siteUrl}${path}`;
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
  'We never send account numbers and never hold money. Before you wire anything, call the escrow agent at a number you already know.';

const wordings: Readonly<Record<ClosingEmail['news'], (facts: Facts) => SubjectAndText>> = {
  opened: ({ place, until, isBuyer }) => ({
    subject: `${isBuyer ? 'You bought this home' : 'Sold'}: ${place}`,
    text: `The sale of ${place} has started. Both sides must sign the contract by ${until}. The closing room has the closing checklist, documents, and messages.`,
  }),
  'contract-offered': ({ place, until }) => ({
    subject: `Contract ready to sign: ${place}`,
    text: `The seller sent the contract for ${place}. Read it with your attorney and sign it in the closing room by ${until}.`,
  }),
  step: ({ place, words }) => ({
    subject: `${words}: ${place}`,
    text: `The other side confirmed a step in the sale of ${place}: ${words}.`,
  }),
  'deposit-due': ({ place, until, price, isBuyer }) => ({
    subject: `Contract signed: ${place}`,
    text: isBuyer
      ? `Both sides have signed. Pay the earnest money of ${price} to the escrow agent named in the closing room by ${until}.\n\n${wireWarning}`
      : `Both sides have signed. The buyer must pay the earnest money of ${price} to your escrow agent by ${until}. Confirm it once it arrives.`,
  }),
  'in-closing': ({ place, until }) => ({
    subject: `Earnest money received: ${place}`,
    text: `The sale of ${place} moves on to closing: title, transfer-tax forms, and the closing itself by ${until}.`,
  }),
  closed: ({ place }) => ({
    subject: `Closed: ${place}`,
    text: `Both sides confirmed the closing of ${place}. The only step left is recording the deed.`,
  }),
  reminded: ({ place, until, words }) => ({
    subject: `Due ${until}: ${place}`,
    text: `Your part in the sale of ${place} is due ${until}: ${words}.`,
  }),
  overdue: ({ place, until, words }) => ({
    subject: `Overdue: ${place}`,
    text: `A deadline in the sale of ${place} has passed: ${words}. It can be cured until ${until}. After that, the waiting side may declare a default.`,
  }),
  'cure-ended': ({ place, words }) => ({
    subject: `Cure period ended: ${place}`,
    text: `The sale of ${place} is still overdue: ${words}. The waiting side may now declare a default, or both sides may agree to end the sale.`,
  }),
  'fall-through-proposed': ({ place, words }) => ({
    subject: `Request to end the sale: ${place}`,
    text: `The other side asks you to agree to end the sale of ${place}: ${words}. Unless you agree, the sale continues.`,
  }),
  'proposal-withdrawn': ({ place }) => ({
    subject: `The sale continues: ${place}`,
    text: `The request to end the sale of ${place} is no longer open. All deadlines still apply.`,
  }),
  'extension-proposed': ({ place, until, words }) => ({
    subject: `Request to move the deadline to ${until}: ${place}`,
    text: `The other side asks to move the current deadline in the sale of ${place} to ${until}:\n\n${quote(words)}\n\nThe deadline moves only if you agree. Until then, the current deadline applies.`,
  }),
  'extension-agreed': ({ place, until, words }) => ({
    subject: `New deadline ${until}: ${place}`,
    text: `Both sides agreed to a later deadline in the sale of ${place}. Due ${until}: ${words}.`,
  }),
  'extension-declined': ({ place, until }) => ({
    subject: `Deadline unchanged: ${place}`,
    text: `The request for a later deadline in the sale of ${place} is no longer open. The deadline is still ${until}.`,
  }),
  'fell-through': ({ place, words }) => ({
    subject: `Sale fell through: ${place}`,
    text: `The sale of ${place} ended without a closing: ${words}.`,
  }),
  defaulted: ({ place, words }) => ({
    subject: `Default declared: ${place}`,
    text: `The sale of ${place} ended by default: ${words}.\n\nThe contract and the attorneys decide what happens to the earnest money, not this site.`,
  }),
  'choose-backup': ({ place, price, until }) => ({
    subject: `Offer to the backup buyer at ${price}, or relist for free: ${place}`,
    text: `Under the rules, the next backup buyer for ${place} would pay ${price}. Offer them the home or relist it for free by ${until}. If you don’t answer, the home is yours to relist.`,
  }),
  'backup-asked': ({ place }) => ({
    subject: `Offered to the next backup buyer: ${place}`,
    text: `The buyer of ${place} didn’t complete the sale. The next backup buyer has 48 hours to accept.`,
  }),
  'backup-offered': ({ place, price, until }) => ({
    subject: `You can still buy ${place}`,
    text: `You chose to be a backup buyer. The buyer didn’t complete the sale, and your price is ${price}. Accept or decline by ${until}. Accepting binds you.`,
  }),
  'backup-passed': ({ place }) => ({
    subject: `Backup buyer passed: ${place}`,
    text: `The backup buyer whose turn it was isn’t buying ${place}. If there’s another one, they’re next.`,
  }),
  relisted: ({ place }) => ({
    subject: `Ready to relist: ${place}`,
    text: `The sale of ${place} has ended, and no backup buyer is taking the home. You can relist it.`,
  }),
  'facts-judged': ({ place, words }) => ({
    subject: `Buyer’s answers about your listing: ${place}`,
    text: `The buyer of ${place} answered whether the facts in your listing were accurate: ${words}. Facts found different count in your public record. You can respond once in the closing room.`,
  }),
  'facts-answered': ({ place, words }) => ({
    subject: `Seller’s response: ${place}`,
    text: `The seller responded to your answers about the listing:\n\n${quote(words)}`,
  }),
  message: ({ place, words }) => ({
    subject: `Message about ${place}`,
    text: `The other side wrote:\n\n${quote(words)}`,
  }),
  document: ({ place, words }) => ({
    subject: `New document for ${place}`,
    text: `The other side sent a document:\n\n${quote(words)}`,
  }),
};
