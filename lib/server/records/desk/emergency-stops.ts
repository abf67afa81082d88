import 'server-only';
import type { EmergencyStop } from '@/lib/domain/staff/emergency-stop';
import type { Reader } from '@/lib/server/platform/store/store';
import { emergencyStops } from './desk-collections';

/** There is at most one stop of all auctions. */
export const stopId = 'all';

/** The stop of all auctions that is in force or ends; null if there is none. */
export const readStop = async (reader: Reader): Promise<EmergencyStop | null> =>
  (await reader.get(emergencyStops, stopId))?.data ?? null;
