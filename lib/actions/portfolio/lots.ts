'use server';

import { accountRoutes } from '@/lib/account-routes';
import { lotRefusalWords } from '@/lib/copy/lots/lot-refusal-words';
import { mostLotHomes } from '@/lib/domain/listings/lot';
import { sharesAfter } from '@/lib/domain/reviews/lots/change-homes';
import { chosenKeys, shareField, toBasisPoints } from '@/lib/domain/reviews/lots/lot-page';
import { equalShares } from '@/lib/domain/shared/allocation';
import type { FormState } from '@/lib/domain/shared/form';
import { refuse } from '@/lib/domain/shared/result';
import { answerForm, type PostedForm } from '@/lib/server/people/sessions/answer-form';
import { noteSellerDevice } from '@/lib/server/workflows/listings/note-seller-device';
import { changeLotHomes } from '@/lib/server/workflows/lots/change-homes';
import { dissolveLot, setShares } from '@/lib/server/workflows/lots/change-lot';
import { formLot, type LotAnswer } from '@/lib/server/workflows/lots/form-lot';
import { addressOf, readOwnLot } from '@/lib/server/workflows/lots/read-lot';
import { sellingRefusalWords } from '@/messages/drafts/selling-refusal-words';

/** Forms a lot of the home and the chosen ones, with equal shares. */
export async function formHomesLot(_before: unknown, form: FormData): Promise<FormState> {
  return run(form, 'formed', ({ by, text, typed, now }) => {
    // One more than allowed is enough to be refused.
    const keys = [text('draftId'), ...chosenKeys(typed)].slice(0, mostLotHomes + 1);
    const shares = equalShares(keys.length);
    const homes = keys.map((listingKey, index) => ({ listingKey, basisPoints: shares[index] ?? 0 }));
    return formLot(by, homes, now);
  });
}

/** Sells the chosen homes together instead of the ones before. The price is split in the same proportions. */
export async function changeHomesOfLot(_before: unknown, form: FormData): Promise<FormState> {
  return run(form, 'changed', async ({ by, text, typed, now }) => {
    const leadKey = text('draftId');
    const keys = [leadKey, ...chosenKeys(typed)].slice(0, mostLotHomes + 1);
    const lot = await readOwnLot(by.user, leadKey);
    return lot.ok ? changeLotHomes(by, sharesAfter(lot.value, keys), now) : refuse('not-found');
  });
}

/** Splits the price of a lot as typed. */
export async function saveLotShares(_before: unknown, form: FormData): Promise<FormState> {
  return run(form, 'saved', ({ by, text, typed, now }) => {
    const shares = Object.entries(typed).flatMap(([name, value]) =>
      name.startsWith(shareField) ? [toBasisPoints(value)] : [],
    );
    return setShares(by, text('draftId'), shares, now);
  });
}

/** Dissolves a lot with its auction. */
export async function endLot(_before: unknown, form: FormData): Promise<FormState> {
  return run(form, 'dissolved', ({ by, text, now }) => dissolveLot(by, text('draftId'), now));
}

const run = (form: FormData, done: string, work: (form: PostedForm) => LotAnswer): Promise<FormState> =>
  answerForm(form, {
    work: (posted) => noteSellerDevice({ ...posted, draftId: posted.text('draftId') }, work(posted)),
    words: async (reason) =>
      typeof reason === 'string'
        ? sellingRefusalWords[reason]
        : lotRefusalWords(reason, reason.listingKey && (await addressOf(reason.listingKey))),
    next: (text) => accountRoutes.lot(text('draftId'), done),
    maxLength: 100,
  });
