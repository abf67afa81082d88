import 'server-only';
import { questionSchema } from '@/lib/domain/inquiries/question';
import { showingsSchema, visitSchema } from '@/lib/domain/inquiries/showing';
import { reportSchema } from '@/lib/domain/staff/report';
import { collection } from '@/lib/server/platform/store/collection';

/** What buyers ask sellers in the open. Id: a number of its own. */
export const questions = collection('questions', questionSchema, [
  ['sellerId', 'at'],
  ['askerId', 'at'],
  ['listingKey', 'status', 'answeredAt'],
]);

/** When a home is open to everybody. Id: listingKey. */
export const showings = collection('showings', showingsSchema);

/** Visits that were asked for. Id: a number that only seller and visitor are told: whoever has it may read its calendar. */
export const visits = collection('visits', visitSchema, [
  ['sellerId', 'startsAt'],
  ['uid', 'startsAt'],
]);

/** What visitors reported about a listing. Id: a number of its own. */
export const reports = collection('reports', reportSchema, [
  ['status', 'at'],
  ['listingKey', 'at'],
]);
