import { pageMetadata } from '@/components/layout/page-metadata';
import { TextPage } from '@/components/layout/text-page';
import { openApiDocument } from '@/lib/domain/open-data/open-api/document';
import { pageRoutes } from '@/lib/page-routes';
import { env } from '@/lib/server/platform/env';
import { site } from '@/lib/site';
import { developersPage as copy } from '@/messages/developers/developers-page';
import { Contents } from './_sections/contents';
import { Operations } from './_sections/operations';
import { Records } from './_sections/records';
import { Start } from './_sections/start';

export const metadata = pageMetadata({
  title: copy.openDataDevelopers,
  description: copy.everyPublicListing,
  path: pageRoutes.developers,
});

export default function Page() {
  const { siteUrl, contactMail } = env();
  const api = openApiDocument({ siteName: site.name, siteUrl, contactMail });
  return (
    <TextPage
      title={copy.openData}
      lede={api.info.description}
      sections={[
        { id: 'contents', title: copy.whatCanRead, body: <Contents api={api} /> },
        { id: 'start', title: copy.gettingStarted, body: <Start siteUrl={siteUrl} /> },
        ...api.tags.map(({ name }) => ({
          id: name.toLowerCase().replace(/\W+/g, '-'),
          title: name,
          body: <Operations api={api} tag={name} />,
        })),
        {
          id: 'records',
          title: copy.records,
          body: <Records schemas={api.components.schemas} />,
        },
      ]}
    />
  );
}
