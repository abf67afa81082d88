import Link from 'next/link';
import { pageMetadata } from '@/components/layout/page-metadata';
import { TextPage } from '@/components/layout/text-page';
import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import { env } from '@/lib/server/platform/env';
import * as copy from '@/messages/accessibility';

export const metadata = pageMetadata({
  title: copy.accessibilityPage.accessibility,
  description: copy.accessibilityPage.howSiteAims,
  path: pageRoutes.accessibility,
});

export default function Page() {
  const { phone, contactMail } = env();
  return (
    <TextPage
      title={copy.accessibilityPage.accessibility}
      lede={copy.accessibilityPage.everyoneMustAble}
      asOf={copy.accessibilityPage.novemberCheckedAutomatically}
      sections={[
        { id: 'works', title: copy.accessibilityPage.whatWorks, body: <Works /> },
        { id: 'auctions', title: copy.accessibilityPage.liveAuctionsTime, body: <LiveAuctions /> },
        { id: 'limits', title: copy.accessibilityPage.knownLimitations, body: <Limits /> },
        {
          id: 'report',
          title: copy.accessibilityPage.reportBarrier,
          body: <Report phone={phone} contactMail={contactMail} />,
        },
      ]}
    />
  );
}

const Works = () => (
  <ul>
    <li>{copy.accessibilityPage.canReachUse}</li>
    <li>{copy.accessibilityPage.headingsLandmarksLabels}</li>
    <li>{copy.accessibilityPage.textControlsContrast}</li>
    <li>{copy.accessibilityPage.pagesReflowPixels}</li>
    <li>{copy.accessibilityPage.formErrorsListed}</li>
    <li>{copy.accessibilityPage.searchingReadingContact}</li>
    <li>{copy.accessibilityPage.systemSetReduce}</li>
  </ul>
);

const LiveAuctions = () => (
  <>
    <p>{copy.accessibilityPage.pricesLeadersEnd}</p>
    <p>{copy.accessibilityPage.liveAuctionCant}</p>
  </>
);

const Limits = () => (
  <ul>
    <li>{copy.accessibilityPage.documentsSellersMay}</li>
    <li>{copy.accessibilityPage.propertyPhotosShort}</li>
    <li>{copy.accessibilityPage.signWindowRequires}</li>
  </ul>
);

function Report({ phone, contactMail }: { readonly phone: string; readonly contactMail: string }) {
  return (
    <>
      <p>
        {copy.accessibilityPage.tellWhatTrying({
          link: (children) => <Link href={routes.contact}>{children}</Link>,
          contactMail,
          link2: (children) => <a href={`mailto:${contactMail}`}>{children}</a>,
          phone,
          link3: (children) => <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{children}</a>,
        })}
      </p>
      <p>{copy.accessibilityPage.respondWithinFive}</p>
    </>
  );
}
