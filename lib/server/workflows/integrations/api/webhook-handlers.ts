import 'server-only';
import { ok, refuse } from '@/lib/domain/shared/result';
import {
  addEndpoint,
  listEndpoints,
  removeEndpoint,
} from '@/lib/server/workflows/integrations/webhook-commands';
import type { Handler } from './seller-route';
import { toEndpoint } from './views';

export const listWebhooks: Handler<'listWebhooks'> = async ({ by, organisationId }) => {
  const found = await listEndpoints(by.user, organisationId);
  return found.ok ? ok({ body: { items: found.value.map(toEndpoint) } }) : refuse({ reason: found.reason });
};

export const addWebhook: Handler<'addWebhook'> = async ({ by, organisationId, body, requestKey, now }) => {
  const added = await addEndpoint(by, organisationId, body, now, `we_${requestKey.slice(0, 20)}`);
  if (!added.ok) return refuse({ reason: added.reason });
  const { endpoint, secret } = added.value;
  return ok({ body: { ...toEndpoint(endpoint), secret } });
};

export const removeWebhook: Handler<'removeWebhook'> = async ({ by, organisationId, params, now }) => {
  const removed = await removeEndpoint(by, organisationId, params.webhookId, now);
  return removed.ok ? ok({ body: null }) : refuse({ reason: removed.reason });
};
