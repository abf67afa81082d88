import { pageMetadata } from '@/components/layout/page-metadata';
import { pageRoutes } from '@/lib/page-routes';
import { env } from '@/lib/server/platform/env';
import { developersPage as copy } from '@/messages/developers/developers-page';
import { GuidePart } from './_sections/guide-part';

export const metadata = pageMetadata({
  title: copy.openDataDevelopers,
  description: copy.everyPublicListing,
  path: pageRoutes.developers,
});

export default function Page() {
  const { siteUrl, contactMail } = env();
  return <GuidePart siteUrl={siteUrl} contactMail={contactMail} />;
}
