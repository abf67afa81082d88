'use server';

import { accountRoutes } from '@/lib/account-routes';
import { addedByField, bidKeyField } from '@/lib/domain/auctions/keys/signed-bid';
import type { FormState } from '@/lib/domain/shared/form';
import { refuse } from '@/lib/domain/shared/result';
import { answerForm, type PostedForm } from '@/lib/server/people/sessions/answer-form';
import { getSession } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { askForDevice, confirmDevice, readOwnDevices } from '@/lib/server/workflows/bids/bidder-devices';
import { bidDevices as copy } from '@/messages/auctions/bid-devices';

/** The key of this bidder that waits for an earlier device. */
export async function readWaitingKey(auctionId: unknown): Promise<string | null> {
  const by = await getSession();
  if (!by || typeof auctionId !== 'string') return null;
  return (await readOwnDevices(by.user.uid, auctionId, clock.now()))?.waiting?.key ?? null;
}

/** A new device shows its code. */
export const askDevice = async (_before: unknown, form: FormData): Promise<FormState> =>
  answerForm(form, {
    work: ask,
    words: (reason) => copy[reason],
    next: (text) => accountRoutes.bidDevices(text('auctionId')),
  });

/** An earlier device adds it. */
export const addDevice = async (_before: unknown, form: FormData): Promise<FormState> =>
  answerForm(form, {
    work: confirm,
    words: (reason) => copy[reason],
    next: (text) => accountRoutes.bidDevices(text('auctionId'), 'device'),
  });

type Answer = ReturnType<typeof askForDevice>;

async function ask({ by, text, now }: PostedForm): Answer {
  const key = bidKeyField.safeParse(text('key'));
  if (!key.success) return refuse('wrong-signature');
  return askForDevice(by, { auctionId: text('auctionId'), key: key.data }, now);
}

async function confirm({ by, text, now }: PostedForm): Answer {
  const key = bidKeyField.safeParse(text('key'));
  const addedBy = addedByField.safeParse({ key: text('adder'), signature: text('signature') });
  if (!key.success || !addedBy.success) return refuse('wrong-signature');
  return confirmDevice(by, { auctionId: text('auctionId'), key: key.data, addedBy: addedBy.data }, now);
}
