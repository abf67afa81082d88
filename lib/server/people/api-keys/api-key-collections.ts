import 'server-only';
import { apiKeySchema } from '@/lib/domain/organizations/integrations/api-key';
import { collection } from '@/lib/server/platform/store/collection';

/** API keys of organizations. Id: keyId, which is part of the secret. */
export const apiKeys = collection('apiKeys', apiKeySchema, [['organisationId', 'createdAt']]);
