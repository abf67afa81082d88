import { pageMetadata } from '@/components/layout/page-metadata';
import { TextPage } from '@/components/layout/text-page';
import { pageRoutes } from '@/lib/page-routes';
import { env } from '@/lib/server/platform/env';
import { site } from '@/lib/site';
import * as copy from '@/messages/privacy';
import { Measurement } from './_sections/measurement';
import { HowLong, Rights, Safety, WhoElse } from './_sections/what-is-done';
import { Cookies, Inquiries, StoredData, Visiting } from './_sections/what-is-kept';

export const metadata = pageMetadata({
  title: copy.privacyPage.privacy,
  description: copy.privacyPage.whatStoresAbout({ site: site.name }),
  path: pageRoutes.privacy,
});

export default function Page() {
  const { gtmId, gaId, localMode } = env();
  return (
    <TextPage
      title={copy.privacyPage.privacy}
      lede={copy.privacyPage.storeWhatReal}
      asOf={copy.privacyPage.november}
      sections={[
        { id: 'visiting', title: copy.privacyPage.whenBrowse, body: <Visiting /> },
        { id: 'account', title: copy.privacyPage.whenAccount, body: <StoredData /> },
        {
          id: 'messages',
          title: copy.privacyPage.whenContactSeller,
          body: <Inquiries isLocal={localMode} />,
        },
        { id: 'cookies', title: copy.privacyPage.cookiesBrowserStorage, body: <Cookies /> },
        {
          id: 'measurement',
          title: copy.privacyPage.analytics,
          body: <Measurement isTagged={gtmId !== null} isCounted={gaId !== null} />,
        },
        { id: 'who-else', title: copy.privacyPage.whoElseSees, body: <WhoElse /> },
        { id: 'how-long', title: copy.privacyPage.howLongKeep, body: <HowLong /> },
        { id: 'safety', title: copy.privacyPage.howProtect, body: <Safety /> },
        { id: 'rights', title: copy.privacyPage.whatCanRequest, body: <Rights /> },
      ]}
    />
  );
}
