import 'server-only';
import { createHmac } from 'node:crypto';
import { signingGenerations, type WebhookEndpoint } from '@/lib/domain/organizations/integrations/webhook';
import { siteKey } from '@/lib/server/platform/runtime/site-key';

/** The secret of one generation of an endpoint, in the form of Standard Webhooks. */
export async function secretOf(endpointId: string, generation: number): Promise<string> {
  const key = await siteKey('webhooks');
  return `whsec_${createHmac('sha256', key).update(`${endpointId}:${generation}`).digest('base64')}`;
}

/** The headers of a webhook: `webhook-signature` has one signature for each secret that works now. */
export async function signWebhook(
  endpoint: Pick<WebhookEndpoint, 'endpointId' | 'generation' | 'rotatedAt'>,
  eventId: string,
  body: string,
  now: number,
): Promise<Readonly<Record<string, string>>> {
  const timestamp = String(Math.floor(now / 1000));
  const secrets = await Promise.all(
    signingGenerations(endpoint, now).map((generation) => secretOf(endpoint.endpointId, generation)),
  );
  const signatures = secrets.map((secret) => signatureOf(secret, `${eventId}.${timestamp}.${body}`));
  return {
    'webhook-id': eventId,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}

function signatureOf(secret: string, content: string): string {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  return `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
}
