import type { Listing } from '@/lib/domain/listings/listing';
import { brokerLine as copy } from '@/messages/listings/broker-line';

/**
 * `Listed by Ann Hollis, Hollis Realty · (212) 555-0123`, with a home’s picture, card, row, or entry
 * (19 NYCRR § 175.25); empty for a home that no broker lists. Lists that only link to homes, like
 * the map’s popup of several homes, leave it out.
 */
export const brokerLine = ({ broker }: Pick<Listing, 'broker'>): string =>
  broker ? copy.listedBy(broker) : '';
