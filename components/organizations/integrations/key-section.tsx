import Link from 'next/link';
import { accountRoutes } from '@/lib/account-routes';
import {
  type ApiKey,
  apiScopes,
  isKeyLive,
  keyLifetimesDays,
  ROTATION_GRACE_MS,
} from '@/lib/domain/organizations/integrations/api-key';
import { formatDay, formatMoment } from '@/lib/format';
import { pageRoutes } from '@/lib/page-routes';
import { keyForm as formCopy } from '@/messages/integrations/key-form';
import { keySection as copy } from '@/messages/integrations/key-section';
import { scopeLabels } from '@/messages/integrations/scope-labels';
import { IntegrationForm, SecretForm } from './secret-form';

interface KeySectionProps {
  readonly organisationId: string;
  readonly keys: readonly ApiKey[];
  readonly now: number;
}

const graceDays = ROTATION_GRACE_MS / 86_400_000;

/** The organization's API keys, and the form that creates one. */
export function KeySection({ organisationId, keys, now }: KeySectionProps) {
  return (
    <section aria-labelledby="keys">
      <h2 id="keys" className="text-heading font-semibold">
        {copy.title}
      </h2>
      <p className="mt-1 max-w-prose text-text-muted">
        {copy.text({
          link: (children) => (
            <Link href={`${pageRoutes.developers}#sellers`} prefetch={false} className="text-link">
              {children}
            </Link>
          ),
        })}
      </p>
      {keys.length === 0 ? (
        <p className="mt-4">{copy.none}</p>
      ) : (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {keys.map((key) => (
            <KeyItem key={key.keyId} apiKey={key} now={now} />
          ))}
        </ul>
      )}
      <h3 className="mt-8 text-lg font-semibold">{copy.createTitle}</h3>
      <SecretForm
        action="createKey"
        id="key"
        page={accountRoutes.integrations(organisationId)}
        hidden={{ organisationId }}
        fields={[
          {
            name: 'name',
            label: formCopy.name,
            help: formCopy.nameHelp,
            control: 'text',
            autoComplete: 'off',
          },
          {
            name: 'scopes',
            label: formCopy.scopes,
            control: 'checkboxes',
            choices: apiScopes.map((value) => ({ value, label: scopeLabels[value] })),
          },
          {
            name: 'days',
            label: formCopy.days,
            control: 'select',
            choices: keyLifetimesDays.map((days) => ({
              value: String(days),
              label: formCopy.daysChoice({ days }),
            })),
          },
        ]}
        values={{ days: '90' }}
        noValidate
        submit={formCopy.submit}
        variant="primary"
        className="mt-4 max-w-xl"
      />
    </section>
  );
}

function KeyItem({ apiKey, now }: { readonly apiKey: ApiKey; readonly now: number }) {
  const { organisationId, keyId, name, scopes, secrets, lastUsedAt } = apiKey;
  const [present, former] = secrets;
  const page = accountRoutes.integrations(organisationId);
  const hidden = { organisationId, keyId };
  const isLive = isKeyLive(apiKey, now);
  return (
    <li className="space-y-3 py-4">
      <div className="min-w-0">
        <p className="break-words font-medium">{name}</p>
        <p className="mt-1 break-all text-sm">
          <code>{copy.hint({ keyId, hint: present?.hint ?? '' })}</code>
        </p>
        <p className="mt-1 text-sm">{scopes.map((scope) => scopeLabels[scope]).join(' · ')}</p>
        <p className="mt-1 break-words text-sm text-text-muted">
          {copy.facts({
            created: formatDay(apiKey.createdAt),
            name: apiKey.createdBy.name,
            expires: formatDay(apiKey.expiresAt),
          })}{' '}
          {lastUsedAt === null ? copy.neverUsed : copy.used({ at: formatMoment(lastUsedAt) })}{' '}
          {endOf(apiKey, now)}
          {isLive &&
            former?.until != null &&
            former.until > now &&
            copy.formerSecret({ until: formatMoment(former.until) })}
        </p>
      </div>
      {isLive && (
        <div className="flex flex-wrap items-start gap-3">
          <SecretForm
            action="rotateKey"
            page={page}
            hidden={hidden}
            submit={formCopy.rotate}
            submitLabel={formCopy.rotateLabel({ name })}
            confirm={{
              label: formCopy.rotate,
              text: formCopy.rotateConfirm({ name, days: graceDays }),
              group: keyId,
            }}
          />
          <IntegrationForm
            action="revokeKey"
            page={page}
            hidden={hidden}
            submit={formCopy.revoke}
            submitLabel={formCopy.revokeLabel({ name })}
            confirm={{ label: formCopy.revoke, text: formCopy.revokeConfirm({ name }), group: keyId }}
          />
        </div>
      )}
    </li>
  );
}

function endOf({ revoked, expiresAt }: ApiKey, now: number): string {
  if (revoked) return copy.revoked({ at: formatMoment(revoked.at), name: revoked.by.name });
  return expiresAt <= now ? copy.expired({ at: formatMoment(expiresAt) }) : '';
}
