import 'server-only';
import { z } from 'zod';
import { quarantinedSchema } from '@/lib/domain/staff/quarantined';
import { collection, instant } from '@/lib/server/platform/store/collection';

/** Keys that the site generates once. Id: the key's purpose. */
export const siteKeys = collection('siteKeys', z.object({ key: z.string() }));

/** The server's last heartbeat, id `server`. It distinguishes an outage from a quiet hour. */
export const heartbeats = collection('heartbeats', z.object({ at: instant }));

/**
 * Documents that cannot be read, for staff. Id: SHA-256 of `collection/docId`. `at`: when it was first
 * recorded.
 */
export const quarantine = collection('quarantine', quarantinedSchema, [['at'], ['docId', 'at']]);
