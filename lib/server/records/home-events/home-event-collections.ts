import 'server-only';
import {
  deliverySchema,
  homeEventSchema,
  webhookEndpointSchema,
} from '@/lib/domain/organizations/integrations/webhook';
import { collection } from '@/lib/server/platform/store/collection';

/** Events of organizations' homes, until the tick makes a delivery for each endpoint. Id: the event's id. */
export const homeEvents = collection('homeEvents', homeEventSchema, [['at']]);

/** Id: random. */
export const webhookEndpoints = collection('webhookEndpoints', webhookEndpointSchema, [
  ['organisationId', 'createdAt'],
]);

/** Id: `deliveryId(eventId, endpointId)`. */
export const webhookDeliveries = collection('webhookDeliveries', deliverySchema, [
  ['sendAt'],
  ['organisationId', 'at'],
  ['at'],
]);

export const deliveryId = (eventId: string, endpointId: string): string => `${eventId}.${endpointId}`;
