import 'server-only';
import { randomUUID } from 'node:crypto';
import { Encrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import type { Listing } from '@/lib/domain/listings/listing';
import type { BookEvent, CallCommand } from '@/lib/domain/offers/offer-commands';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { env } from '@/lib/server/platform/env';
import type { Transaction } from '@/lib/server/platform/store/store';
import {
  type SealedRecord,
  type SealedRound,
  sealedOffers,
  sealedRounds,
} from '@/lib/server/records/offers/offer-collections';
import { isWitnessReady } from './check-witness';
import { hashOf } from './on-home';

export interface RoundSeal {
  readonly seal: NonNullable<CallCommand['seal']>;
  /** The site's key for the round. */
  readonly identity: string;
}

/**
 * Keys for a round that is sealed even from the site; null without a witness. `witness-down`: it does not release a
 * share, so it could not open the round either. A round is never called by policy instead without being asked.
 */
export async function makeRoundSeal(): Promise<Result<RoundSeal | null, 'witness-down'>> {
  const witness = env().sealedOffersWitness;
  if (!witness) return ok(null);
  if (!(await isWitnessReady(witness))) return refuse('witness-down');
  const identity = await generateIdentity();
  const site = await identityToRecipient(identity);
  const { host } = new URL(witness.url);
  return ok({ seal: { roundId: randomUUID(), host, witness: witness.recipient, site }, identity });
}

/** A request that arrived just before the deadline may still be under way after it. */
const graceMs = 5_000;

/** Stores the round of a call among these events. */
export function startRound(
  tx: Transaction,
  { seal, identity }: RoundSeal,
  { listingKey, slug }: Pick<Listing, 'listingKey' | 'slug'>,
  events: readonly BookEvent[],
): void {
  const called = events.find((event) => event.type === 'called');
  if (called?.seal?.roundId !== seal.roundId) return;
  const { deadline, at: checkedAt } = called;
  const { roundId, voidAt } = called.seal;
  const times = { deadline, voidAt, checkedAt, tryAt: deadline + graceMs, waitingSince: null };
  const empty = { offerIds: [], record: [] };
  tx.create(sealedRounds, roundId, { roundId, listingKey, slug, identity, ...empty, ...times });
}

/** A buyer's offer in a sealed round. It keeps its ID when it is replaced. */
export const sealedOfferIdOf = (uid: string, roundId: string): string => `s${hashOf(`${uid} ${roundId}`)}`;

/** Every change to an offer writes its round, so that none is lost to an opening at the same time. */
export const setOfferIds = (tx: Transaction, round: SealedRound, offerIds: readonly string[]): void =>
  tx.set(sealedRounds, round.roundId, { ...round, offerIds: [...new Set(offerIds)] });

export function removeSealed(tx: Transaction, round: SealedRound, { offerId }: SealedRecord): void {
  tx.delete(sealedOffers, offerId);
  const offerIds = round.offerIds.filter((each) => each !== offerId);
  setOfferIds(tx, round, offerIds);
}

/** Throws if the recipient of the witness has a typing error. */
export function checkSealedOffersWitness(): void {
  const witness = env().sealedOffersWitness;
  if (!witness) return;
  try {
    new Encrypter().addRecipient(witness.recipient);
  } catch {
    throw new Error('SEALED_OFFERS_WITNESS: its age recipient has a wrong checksum.');
  }
}
