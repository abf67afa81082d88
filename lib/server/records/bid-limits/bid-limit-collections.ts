import 'server-only';
import { limitRequestSchema, proofSchema } from '@/lib/domain/eligibility/bid-limit-request';
import { collection } from '@/lib/server/platform/store/collection';

/** The latest request of each person for a higher bid limit. Id: uid. */
export const limitRequests = collection('limitRequests', limitRequestSchema, [['status', 'at']]);

/** Proofs of funds, each with its private file. Id: proofId. */
export const proofs = collection('proofs', proofSchema, [['deleteAt'], ['uid']]);
