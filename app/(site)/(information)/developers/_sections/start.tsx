import { dataRoutes } from '@/lib/data-routes';
import { routes } from '@/lib/routes';
import { start as copy } from '@/messages/developers/start';
import { CodeSample } from './code-sample';

/** Getting started, with three calls to copy. */
export const Start = ({ siteUrl }: { readonly siteUrl: string }) => (
  <>
    <p>
      {copy.addressAnySearch({
        code: (children) => <code>{children}</code>,
        properties: routes.properties,
        code2: (children) => <code>{children}</code>,
        code3: (children) => <code>{children}</code>,
      })}
    </p>
    <Call title={copy.homesBrooklyn} address={`${siteUrl}/api/listings?county=kings&max=500000`} />
    <Call
      title={copy.latestChangesVia}
      address={`${siteUrl}/api/reso/Property?$orderby=ModificationTimestamp desc&$top=5&$select=ListingKey,City,ListPrice`}
    />
    <Call title={copy.openAuctions} address={`${siteUrl}/api/auctions?status=open`} />
    <p>{copy.apiAlsoDescribed({ link: (children) => <a href={dataRoutes.openApi}>{children}</a> })}</p>
  </>
);

const Call = ({ title, address }: { readonly title: string; readonly address: string }) => (
  <CodeSample title={title} code={copy.curl({ address: encodeURI(address) })} />
);
