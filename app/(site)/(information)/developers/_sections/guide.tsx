import { TextPage } from '@/components/layout/text-page';
import { openApiDocument } from '@/lib/copy/open-data/open-api/document';
import { site } from '@/lib/site';
import { developersPage as copy } from '@/messages/developers/developers-page';
import { Contents } from './contents';
import { Operations } from './operations';
import { Records } from './records';
import { Sellers } from './sellers';
import { Start } from './start';
import { Webhooks } from './webhooks';

export interface GuideProps {
  readonly siteUrl: string;
  readonly contactMail: string;
}

/** Everything about the open data and the API for sellers, generated from their OpenAPI documents. */
export function Guide({ siteUrl, contactMail }: GuideProps) {
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
        { id: 'sellers', title: copy.sellerApi, body: <Sellers siteUrl={siteUrl} /> },
        { id: 'webhooks', title: copy.webhooks, body: <Webhooks /> },
        {
          id: 'records',
          title: copy.records,
          body: <Records schemas={api.components.schemas} />,
        },
      ]}
    />
  );
}
