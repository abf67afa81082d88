import 'server-only';
import { approvalRequestSchema } from '@/lib/domain/organizations/approvals';
import { collection } from '@/lib/server/platform/store/collection';

/** Commands that wait for a second person. Id: requestId, a hash of the command and of what it is bound to. */
export const approvalRequests = collection('approvalRequests', approvalRequestSchema, [
  ['organisationId', 'at'],
]);
