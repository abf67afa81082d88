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
      lede={copy.privacyPage.weKeepWhat}
      asOf={copy.privacyPage.asNovember2026}
      sections={[
        { id: 'visiting', title: copy.privacyPage.whenOnlyLook, body: <Visiting /> },
        { id: 'account', title: copy.privacyPage.whenHaveAccount, body: <StoredData /> },
        {
          id: 'messages',
          title: copy.privacyPage.whenWriteUs,
          body: <Inquiries isLocal={localMode} />,
        },
        { id: 'cookies', title: copy.privacyPage.cookiesBrowsersStorage, body: <Cookies /> },
        {
          id: 'measurement',
          title: copy.privacyPage.measurement,
          body: <Measurement isTagged={gtmId !== null} isCounted={gaId !== null} />,
        },
        { id: 'who-else', title: copy.privacyPage.whoElseSees, body: <WhoElse /> },
        { id: 'how-long', title: copy.privacyPage.howLong, body: <HowLong /> },
        { id: 'safety', title: copy.privacyPage.howProtected, body: <Safety /> },
        { id: 'rights', title: copy.privacyPage.whatCanAsk, body: <Rights /> },
      ]}
    />
  );
}
