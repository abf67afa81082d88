import { dataRoutes } from '@/lib/data-routes';
import { routes } from '@/lib/routes';
import { start as copy } from '@/messages/developers/start';

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

function Call({ title, address }: { readonly title: string; readonly address: string }) {
  return (
    <figure className="!max-w-none">
      <figcaption className="text-sm text-text-muted">{title}</figcaption>
      <pre className="mt-2 whitespace-pre-wrap break-all rounded border border-line bg-surface-muted p-4 text-sm">
        <code className="!bg-transparent !p-0 !text-[1em]">{copy.curl({ address: encodeURI(address) })}</code>
      </pre>
    </figure>
  );
}
