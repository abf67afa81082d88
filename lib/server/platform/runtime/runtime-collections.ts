import 'server-only';
import { z } from 'zod';
import { quarantinedSchema } from '@/lib/domain/staff/quarantined';
import { collection, instant } from '@/lib/server/platform/store/collection';

/** Keys that the site makes once for itself. Id: what for. */
export const siteKeys = collection('siteKeys', z.object({ key: z.string() }));

/** The server's last sign of life, id `server`: tells an outage from a quiet hour. */
export const heartbeats = collection('heartbeats', z.object({ at: instant }));

/** Documents that cannot be read, for staff. Id: SHA-256 of `collection/docId`. `at`: since when. */
export const quarantine = collection('quarantine', quarantinedSchema, [['at']]);
