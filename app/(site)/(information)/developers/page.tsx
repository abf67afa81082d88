import { pageMetadata } from '@/components/layout/page-metadata';
import { TextPage } from '@/components/layout/text-page';
import { openApiDocument } from '@/lib/domain/open-data/open-api/document';
import { pageRoutes } from '@/lib/page-routes';
import { env } from '@/lib/server/platform/env';
import { site } from '@/lib/site';
import { Contents } from './_sections/contents';
import { Operations } from './_sections/operations';
import { Records } from './_sections/records';
import { Start } from './_sections/start';

export const metadata = pageMetadata({
  title: 'Open data for developers',
  description:
    'Every public listing, auction and bid ledger for programs, without a key: JSON, CSV, a part of the RESO Web API, and an OpenAPI document.',
  path: pageRoutes.developers,
});

export default function Page() {
  const { siteUrl, contactMail } = env();
  const api = openApiDocument({ siteName: site.name, siteUrl, contactMail });
  return (
    <TextPage
      title="Open data"
      lede={api.info.description}
      sections={[
        { id: 'contents', title: 'What can be read', body: <Contents api={api} /> },
        { id: 'start', title: 'Start', body: <Start siteUrl={siteUrl} /> },
        ...api.tags.map(({ name }) => ({
          id: name.toLowerCase().replace(/\W+/g, '-'),
          title: name,
          body: <Operations api={api} tag={name} />,
        })),
        { id: 'records', title: 'Records', body: <Records schemas={api.components.schemas} /> },
      ]}
    />
  );
}
