import { dataRoutes } from '@/lib/data-routes';
import { routes } from '@/lib/routes';

/** Getting started, with three calls to copy. */
export const Start = ({ siteUrl }: { readonly siteUrl: string }) => (
  <>
    <p>
      Put <code>/api/listings</code> in place of <code>{routes.properties}</code> in the address of any search
      on this site, and its homes come as JSON; <code>/api/listings.csv</code> gives them as a table.
    </p>
    <Call
      title="Homes in Brooklyn up to $500,000"
      address={`${siteUrl}/api/listings?county=kings&max=500000`}
    />
    <Call
      title="What changed last, by OData"
      address={`${siteUrl}/api/reso/Property?$orderby=ModificationTimestamp desc&$top=5&$select=ListingKey,City,ListPrice`}
    />
    <Call title="The auctions that are open" address={`${siteUrl}/api/auctions?status=open`} />
    <p>
      What is offered here is also described for programs, as an{' '}
      <a href={dataRoutes.openApi}>OpenAPI 3.1 document</a>; this page is made from it.
    </p>
  </>
);

function Call({ title, address }: { readonly title: string; readonly address: string }) {
  return (
    <figure className="!max-w-none">
      <figcaption className="text-sm text-text-muted">{title}</figcaption>
      <pre className="mt-2 whitespace-pre-wrap break-all rounded border border-line bg-surface-muted p-4 text-sm">
        <code className="!bg-transparent !p-0 !text-[1em]">curl '{encodeURI(address)}'</code>
      </pre>
    </figure>
  );
}
