import Link from 'next/link';
import { accountRoutes } from '@/lib/account-routes';
import {
  homeEventTypes,
  WEBHOOK_GRACE_MS,
  type WebhookEndpoint,
} from '@/lib/domain/organizations/integrations/webhook';
import { formatMoment } from '@/lib/format';
import { pageRoutes } from '@/lib/page-routes';
import { eventLabels } from '@/messages/integrations/event-labels';
import { webhookForm as formCopy } from '@/messages/integrations/webhook-form';
import { webhookSection as copy } from '@/messages/integrations/webhook-section';
import { IntegrationForm, SecretForm } from './secret-form';

interface WebhookSectionProps {
  readonly organisationId: string;
  readonly endpoints: readonly WebhookEndpoint[];
  readonly now: number;
}

/** The organization's webhooks, and the form that adds one. */
export function WebhookSection({ organisationId, endpoints, now }: WebhookSectionProps) {
  return (
    <section aria-labelledby="webhooks">
      <h2 id="webhooks" className="text-heading font-semibold">
        {copy.title}
      </h2>
      <p className="mt-1 max-w-prose text-text-muted">
        {copy.text({
          link: (children) => (
            <Link href={`${pageRoutes.developers}#webhooks`} prefetch={false} className="text-link">
              {children}
            </Link>
          ),
        })}
      </p>
      {endpoints.length === 0 ? (
        <p className="mt-4">{copy.none}</p>
      ) : (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {endpoints.map((endpoint) => (
            <EndpointItem key={endpoint.endpointId} endpoint={endpoint} now={now} />
          ))}
        </ul>
      )}
      <h3 className="mt-8 text-lg font-semibold">{copy.addTitle}</h3>
      <SecretForm
        action="addWebhook"
        id="webhook"
        page={accountRoutes.integrations(organisationId)}
        hidden={{ organisationId }}
        fields={[
          { name: 'url', label: formCopy.url, help: formCopy.urlHelp, control: 'text', autoComplete: 'off' },
          {
            name: 'types',
            label: formCopy.types,
            help: formCopy.typesHelp,
            control: 'checkboxes',
            choices: homeEventTypes.map((value) => ({ value, label: eventLabels[value] })),
          },
        ]}
        noValidate
        submit={formCopy.submit}
        className="mt-4 max-w-xl"
      />
    </section>
  );
}

function EndpointItem({ endpoint, now }: { readonly endpoint: WebhookEndpoint; readonly now: number }) {
  const { organisationId, endpointId, url, types, disabled } = endpoint;
  const { host } = new URL(url);
  const page = accountRoutes.integrations(organisationId);
  const hidden = { organisationId, endpointId };
  return (
    <li className="space-y-3 py-4">
      <div className="min-w-0">
        <p className="break-all font-medium">{url}</p>
        <p className="mt-1 text-sm">
          {types.length === 0
            ? copy.allEvents
            : copy.events({
                count: types.length,
                list: types.map((type) => eventLabels[type]).join(', '),
              })}
        </p>
        <p className="mt-1 text-sm text-text-muted">{stateOf(endpoint, now)}</p>
      </div>
      <div className="flex flex-wrap items-start gap-3">
        {disabled ? (
          <IntegrationForm
            action="enableWebhook"
            page={page}
            hidden={hidden}
            submit={formCopy.enable}
            submitLabel={formCopy.enableLabel({ host })}
          />
        ) : (
          <IntegrationForm
            action="testWebhook"
            page={page}
            hidden={hidden}
            submit={formCopy.test}
            submitLabel={formCopy.testLabel({ host })}
            done={{
              title: formCopy.tested,
              text: (
                <a href="#deliveries" className="text-link">
                  {formCopy.toLog}
                </a>
              ),
            }}
          />
        )}
        <SecretForm
          action="rotateWebhook"
          page={page}
          hidden={hidden}
          submit={formCopy.rotate}
          submitLabel={formCopy.rotateLabel({ host })}
          confirm={{ label: formCopy.rotate, text: formCopy.rotateConfirm({ host }), group: endpointId }}
        />
        <IntegrationForm
          action="removeWebhook"
          page={page}
          hidden={hidden}
          submit={formCopy.remove}
          submitLabel={formCopy.removeLabel({ host })}
          confirm={{ label: formCopy.remove, text: formCopy.removeConfirm({ host }), group: endpointId }}
        />
      </div>
    </li>
  );
}

function stateOf({ disabled, failingSince, rotatedAt }: WebhookEndpoint, now: number): string {
  if (disabled) {
    const at = formatMoment(disabled.at);
    return disabled.why === 'gone' ? copy.disabledGone({ at }) : copy.disabledFailing({ at });
  }
  const until = (rotatedAt ?? 0) + WEBHOOK_GRACE_MS;
  return [
    failingSince === null ? '' : copy.failing({ at: formatMoment(failingSince) }),
    until > now ? copy.twoSecrets({ until: formatMoment(until) }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
