import { accountRoutes } from '@/lib/account-routes';
import type { Attempt, Delivery, WebhookEndpoint } from '@/lib/domain/organizations/integrations/webhook';
import { formatMoment } from '@/lib/format';
import { deliveryFaults } from '@/messages/integrations/delivery-faults';
import { deliveryLog as copy } from '@/messages/integrations/delivery-log';
import { eventLabels } from '@/messages/integrations/event-labels';
import { IntegrationForm } from './secret-form';

interface DeliveryLogProps {
  readonly organisationId: string;
  readonly deliveries: readonly (Delivery & { readonly id: string })[];
  readonly endpoints: readonly WebhookEndpoint[];
  readonly now: number;
}

/** What was sent to the organization's webhooks, with each response. */
export function DeliveryLog({ deliveries, endpoints, ...place }: DeliveryLogProps) {
  return (
    <section aria-labelledby="deliveries">
      <h2 id="deliveries" className="text-heading font-semibold">
        {copy.title}
      </h2>
      <p className="mt-1 text-text-muted">{copy.text}</p>
      {deliveries.length === 0 ? (
        <p className="mt-4">{copy.none}</p>
      ) : (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {deliveries.map((delivery) => (
            <DeliveryItem
              key={delivery.id}
              {...place}
              delivery={delivery}
              endpoint={endpoints.find(({ endpointId }) => endpointId === delivery.endpointId) ?? null}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface DeliveryItemProps extends Pick<DeliveryLogProps, 'organisationId' | 'now'> {
  readonly delivery: Delivery & { readonly id: string };
  /** Null once it was removed. */
  readonly endpoint: WebhookEndpoint | null;
}

function DeliveryItem({ organisationId, delivery, endpoint, now }: DeliveryItemProps) {
  const { id, event, at, attempts } = delivery;
  const label = eventLabels[event.type];
  const { type, data } = event;
  const [latest] = attempts;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-3">
      <div className="min-w-0 grow basis-72">
        <p className="font-medium">
          {label} <span className="font-normal text-text-muted">{stateOf(delivery, now)}</span>
        </p>
        <p className="mt-1 break-all text-sm text-text-muted">
          {copy.to({
            host: endpoint ? new URL(endpoint.url).host : delivery.endpointId,
            at: formatMoment(at),
          })}
        </p>
        <details className="mt-1 text-sm">
          <summary className="flex min-h-8 cursor-pointer items-center">{copy.details}</summary>
          <p className="mt-2 font-medium">{copy.request}</p>
          <Code text={JSON.stringify({ type, timestamp: new Date(event.at).toISOString(), data }, null, 2)} />
          <p className="mt-3 font-medium">{copy.response}</p>
          {latest ? (
            <>
              <ul>
                {attempts.map((attempt) => (
                  <li key={attempt.at}>
                    {copy.attempt({
                      at: formatMoment(attempt.at),
                      outcome: outcomeOf(attempt),
                      took: attempt.tookMs,
                    })}
                  </li>
                ))}
              </ul>
              <Code text={latest.answer || copy.emptyResponse} />
            </>
          ) : (
            <p>{copy.noAttempt}</p>
          )}
        </details>
      </div>
      {endpoint && (
        <IntegrationForm
          action="resend"
          page={accountRoutes.integrations(organisationId)}
          hidden={{ organisationId, deliveryId: id }}
          submit={copy.resend}
          submitLabel={copy.resendLabel({ event: label })}
          size="small"
          className=""
        />
      )}
    </li>
  );
}

const Code = ({ text }: { readonly text: string }) => (
  <pre className="mt-1 whitespace-pre-wrap break-all rounded border border-line bg-surface-muted p-3 text-xs">
    {text}
  </pre>
);

function stateOf({ state, sendAt }: Delivery, now: number): string {
  if (state === 'delivered') return copy.delivered;
  if (state === 'given-up' || sendAt === null) return copy.givenUp;
  return sendAt <= now ? copy.due : copy.waiting({ at: formatMoment(sendAt) });
}

const faultWords: Readonly<Record<string, string>> = deliveryFaults;

const outcomeOf = ({ status, fault }: Attempt): string =>
  status === null ? (faultWords[fault ?? ''] ?? '') : copy.status({ status });
