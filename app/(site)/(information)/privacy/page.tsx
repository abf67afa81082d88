import { pageMetadata } from '@/components/layout/page-metadata';
import { TextPage } from '@/components/layout/text-page';
import { pageRoutes } from '@/lib/page-routes';
import { env } from '@/lib/server/platform/env';
import { site } from '@/lib/site';
import { privacyPage as copy } from '@/messages/privacy/privacy-page';
import { Measurement } from './_sections/measurement';
import { HowLong, Rights, Safety, WhoElse } from './_sections/what-is-done';
import { Cookies, Inquiries, StoredData, Visiting } from './_sections/what-is-kept';

export const metadata = pageMetadata({
  title: copy.privacy,
  description: copy.whatStoresAbout({ site: site.name }),
  path: pageRoutes.privacy,
});

export default function Page() {
  const { gtmId, gaId, localMode } = env();
  return (
    <TextPage
      title={copy.privacy}
      lede={copy.storeWhatReal}
      asOf={copy.november}
      sections={[
        { id: 'visiting', title: copy.whenBrowse, body: <Visiting /> },
        { id: 'account', title: copy.whenAccount, body: <StoredData /> },
        {
          id: 'messages',
          title: copy.whenContactSeller,
          body: <Inquiries isLocal={localMode} />,
        },
        { id: 'cookies', title: copy.cookiesBrowserStorage, body: <Cookies /> },
        {
          id: 'measurement',
          title: copy.analytics,
          body: <Measurement isTagged={gtmId !== null} isCounted={gaId !== null} />,
        },
        { id: 'who-else', title: copy.whoElseSees, body: <WhoElse /> },
        { id: 'how-long', title: copy.howLongKeep, body: <HowLong /> },
        { id: 'safety', title: copy.howProtect, body: <Safety /> },
        { id: 'rights', title: copy.whatCanRequest, body: <Rights /> },
      ]}
    />
  );
}
