import 'server-only';
import { questionSchema } from '@/lib/domain/inquiries/question';
import { showingsSchema, visitSchema } from '@/lib/domain/inquiries/showing';
import { reportSchema } from '@/lib/domain/staff/report';
import { collection } from '@/lib/server/platform/store/collection';

/** Public questions of buyers to sellers. Id: random. */
export const questions = collection('questions', questionSchema, [
  ['sellerId', 'at'],
  ['askerId', 'at'],
  ['listingKey', 'at'],
  ['listingKey', 'status', 'answeredAt'],
]);

/** Open houses of a home. Id: listingKey. */
export const showings = collection('showings', showingsSchema);

/**
 * Requested visits. Id: random and known only to seller and visitor, because it gives access to the calendar.
 */
export const visits = collection('visits', visitSchema, [
  ['sellerId', 'startsAt'],
  ['uid', 'startsAt'],
  ['listingKey', 'startsAt'],
]);

/** Reports of visitors about a listing. Id: random. */
export const reports = collection('reports', reportSchema, [
  ['status', 'at'],
  ['status', 'held.kind'],
  ['listingKey', 'at'],
  ['from.uid', 'at'],
]);
