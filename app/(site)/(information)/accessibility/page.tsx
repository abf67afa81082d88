import Link from 'next/link';
import { pageMetadata } from '@/components/layout/page-metadata';
import { TextPage } from '@/components/layout/text-page';
import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import { env } from '@/lib/server/platform/env';
import { accessibilityPage as copy } from '@/messages/accessibility/accessibility-page';

export const metadata = pageMetadata({
  title: copy.accessibility,
  description: copy.howSiteAims,
  path: pageRoutes.accessibility,
});

export default function Page() {
  const { phone, contactMail } = env();
  return (
    <TextPage
      title={copy.accessibility}
      lede={copy.everyoneMustAble}
      asOf={copy.novemberCheckedAutomatically}
      sections={[
        { id: 'works', title: copy.whatWorks, body: <Works /> },
        { id: 'auctions', title: copy.liveAuctionsTime, body: <LiveAuctions /> },
        { id: 'limits', title: copy.knownLimitations, body: <Limits /> },
        {
          id: 'report',
          title: copy.reportBarrier,
          body: <Report phone={phone} contactMail={contactMail} />,
        },
      ]}
    />
  );
}

const Works = () => (
  <ul>
    <li>{copy.canReachUse}</li>
    <li>{copy.headingsLandmarksLabels}</li>
    <li>{copy.textControlsContrast}</li>
    <li>{copy.pagesReflowPixels}</li>
    <li>{copy.formErrorsListed}</li>
    <li>{copy.searchingReadingContact}</li>
    <li>{copy.systemSetReduce}</li>
  </ul>
);

const LiveAuctions = () => (
  <>
    <p>{copy.pricesLeadersEnd}</p>
    <p>{copy.liveAuctionCant}</p>
  </>
);

const Limits = () => (
  <ul>
    <li>{copy.documentsSellersMay}</li>
    <li>{copy.propertyPhotosShort}</li>
    <li>{copy.signWindowRequires}</li>
  </ul>
);

function Report({ phone, contactMail }: { readonly phone: string; readonly contactMail: string }) {
  return (
    <>
      <p>
        {copy.tellWhatTrying({
          link: (children) => <Link href={routes.contact}>{children}</Link>,
          contactMail,
          link2: (children) => <a href={`mailto:${contactMail}`}>{children}</a>,
          phone,
          link3: (children) => <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{children}</a>,
        })}
      </p>
      <p>{copy.respondWithinFive}</p>
    </>
  );
}
