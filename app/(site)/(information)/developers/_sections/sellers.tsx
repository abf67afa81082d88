import type { ReactNode } from 'react';
import { DataTable } from '@/components/layout/data-table';
import { dataRoutes } from '@/lib/data-routes';
import { keyLimit } from '@/lib/domain/open-data/seller-api/limits';
import { apiBase, sellerOperations } from '@/lib/domain/open-data/seller-api/operations';
import { apiScopes } from '@/lib/domain/organizations/integrations/api-key';
import { sellers as copy } from '@/messages/developers/sellers';
import { scopeLabels } from '@/messages/integrations/scope-labels';
import { operationTexts } from '@/messages/seller-api/operation-texts';
import { CodeSample } from './code-sample';

const code = (children: ReactNode) => <code>{children}</code>;

/** The API for an organization's own system: keys, scopes, operations and the rules for requests. */
export const Sellers = ({ siteUrl }: { readonly siteUrl: string }) => (
  <>
    <p>{copy.intro({ link: (children) => <a href={dataRoutes.sellerOpenApi}>{children}</a> })}</p>
    <p>{copy.keys({ code })}</p>
    <p>{copy.people}</p>
    <CodeSample title={copy.example} code={exampleOf(siteUrl)} />
    <DataTable
      caption={copy.scopes}
      columns={[{ label: copy.scope }, { label: copy.allows }]}
      rows={apiScopes.map((scope) => [<code key="scope">{scope}</code>, scopeLabels[scope]])}
    />
    <DataTable
      caption={copy.operations}
      columns={[{ label: copy.operation }, { label: copy.does }, { label: copy.scope }]}
      rows={sellerOperations.map(({ operationId, method, path, scope }) => [
        <code key="operation" className="break-all">
          {`${method} ${apiBase}${path}`}
        </code>,
        operationTexts[operationId].summary,
        scope,
      ])}
    />
    <h3>{copy.rules}</h3>
    <p>{copy.idempotency({ code })}</p>
    <p>{copy.versions({ code })}</p>
    <p>{copy.pages({ code })}</p>
    <p>
      {copy.limits({
        code,
        burst: keyLimit.burst,
        perMinute: 60_000 / keyLimit.refillMs,
      })}
    </p>
    <p>{copy.problems({ code })}</p>
  </>
);

const exampleOf = (siteUrl: string): string =>
  [
    `curl -X POST '${siteUrl}${apiBase}/drafts' \\`,
    `  -H 'Authorization: Bearer bony_…' \\`,
    `  -H 'Idempotency-Key: home-REO-1042' \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '{"answers": {"street": "1 Elm Street", "postalCode": "14850", "startingBid": "$200,000"}}'`,
  ].join('\n');
