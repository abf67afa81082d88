import { pageMetadata } from '@/components/layout/page-metadata';
import { TextPage } from '@/components/layout/text-page';
import { pageRoutes } from '@/lib/page-routes';
import { env } from '@/lib/server/platform/env';
import { site } from '@/lib/site';
import { Measurement } from './_sections/measurement';
import { HowLong, Rights, Safety, WhoElse } from './_sections/what-is-done';
import { Cookies, Inquiries, StoredData, Visiting } from './_sections/what-is-kept';

export const metadata = pageMetadata({
  title: 'Privacy',
  description: `What ${site.name} stores about you, why, for how long, and who else sees it.`,
  path: pageRoutes.privacy,
});

export default function Page() {
  const { gtmId, gaId, localMode } = env();
  return (
    <TextPage
      title="Privacy"
      lede="We keep what an auction of real property needs, and nothing to sell. This page lists it."
      asOf="As of November 2026."
      sections={[
        { id: 'visiting', title: 'When you only look', body: <Visiting /> },
        { id: 'account', title: 'When you have an account', body: <StoredData /> },
        {
          id: 'messages',
          title: 'When you write to us or to a seller',
          body: <Inquiries isLocal={localMode} />,
        },
        { id: 'cookies', title: 'Cookies and your browser’s storage', body: <Cookies /> },
        {
          id: 'measurement',
          title: 'Measurement',
          body: <Measurement isTagged={gtmId !== null} isCounted={gaId !== null} />,
        },
        { id: 'who-else', title: 'Who else sees it', body: <WhoElse /> },
        { id: 'how-long', title: 'How long', body: <HowLong /> },
        { id: 'safety', title: 'How it is protected', body: <Safety /> },
        { id: 'rights', title: 'What you can ask for', body: <Rights /> },
      ]}
    />
  );
}
