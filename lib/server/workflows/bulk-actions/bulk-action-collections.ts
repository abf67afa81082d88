import 'server-only';
import { z } from 'zod';
import { bulkActionPieceSchema, bulkActionSchema } from '@/lib/domain/portfolio/bulk-action-schema';
import { collection, instant } from '@/lib/server/platform/store/collection';

/** An action with many homes. Id: actionId. */
export const bulkActions = collection('bulkActions', bulkActionSchema, [
  ['organisationId', 'createdAt'],
  ['state', 'changedAt'],
  ['changedAt'],
]);

/** The homes of an action, by pieces. Id: `pieceId(actionId, piece)`. */
export const bulkActionPieces = collection('bulkActionPieces', bulkActionPieceSchema);

export const pieceId = (actionId: string, piece: number): string => `${actionId}:${piece}`;

/** The latest action of an organization that started, and when its actions of today did. Id: organisationId. */
export const bulkActionTurns = collection(
  'bulkActionTurns',
  z.object({ latest: z.string(), startedAt: z.array(instant) }),
);
