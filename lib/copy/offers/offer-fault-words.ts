import { findingWords } from '@/lib/copy/listings/finding-words';
import type { OfferFault, OfferFaults } from '@/lib/domain/offers/offer-form';
import { MESSAGE_MAX } from '@/lib/domain/offers/offer-vocabulary';
import type { Faults } from '@/lib/domain/shared/form';
import { offerFaults } from '@/messages/offers/offer-faults';
import { toText } from '@/messages/to-text';

/** One sentence per invalid field that says what to enter. */
export const offerFaultWords = (faults: OfferFaults): Faults =>
  Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, wordsOf(fault)]));

const wordsOf = (fault: OfferFault): string =>
  toText(offerFaults[fault.code], {
    most: MESSAGE_MAX,
    words: '',
    ground: '',
    why: '',
    ...('protectedClass' in fault ? findingWords(fault) : {}),
  });
