import Link from 'next/link';
import { pageMetadata } from '@/components/layout/page-metadata';
import { TextPage } from '@/components/layout/text-page';
import { whatBinds } from '@/lib/domain/closings/views/what-binds';
import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import * as copy from '@/messages/about';

export const metadata = pageMetadata({
  title: copy.aboutPage.about,
  description: copy.aboutPage.whatOnlineMarketplace({ site: site.name }),
  path: pageRoutes.about,
});

export default function Page() {
  return (
    <TextPage
      title={copy.aboutPage.about}
      lede={copy.aboutPage.onlineMarketplaceBank({ site: site.name })}
      sections={[
        { id: 'what', title: copy.aboutPage.whatDo, body: <What /> },
        { id: 'differently', title: copy.aboutPage.whatDoDifferently, body: <Differently /> },
        { id: 'not', title: copy.aboutPage.whatNot, body: <Not /> },
      ]}
    />
  );
}

const What = () => (
  <>
    <p>{copy.aboutPage.banksServicersEstates}</p>
    <p>{copy.aboutPage.buyersForeclosedProperty}</p>
  </>
);

const Differently = () => (
  <ul>
    <li>
      {copy.aboutPage.reserveStatusPublic({ strong: (children) => <strong>{children}</strong>, whatBinds })}
    </li>
    <li>
      {copy.aboutPage.refuseKnownConflicts({
        strong: (children) => <strong>{children}</strong>,
        link: (children) => <Link href={pageRoutes.noHouseBids}>{children}</Link>,
      })}
    </li>
    <li>{copy.aboutPage.beingLastIsnt({ strong: (children) => <strong>{children}</strong> })}</li>
    <li>
      {copy.aboutPage.everythingRecordedPublic({
        strong: (children) => <strong>{children}</strong>,
        link: (children) => <Link href={`${routes.howItWorks}#ledger`}>{children}</Link>,
      })}
    </li>
    <li>{copy.aboutPage.highBidIsnt({ strong: (children) => <strong>{children}</strong> })}</li>
    <li>
      {copy.aboutPage.noPremiumTop({
        strong: (children) => <strong>{children}</strong>,
        link: (children) => <Link href={pageRoutes.fees}>{children}</Link>,
      })}
    </li>
  </ul>
);

const Not = () => (
  <>
    <p>{copy.aboutPage.dontOwnProperties}</p>
    <p>
      {copy.aboutPage.questionsCorrectionsComplaints({
        link: (children) => <Link href={routes.contact}>{children}</Link>,
      })}
    </p>
  </>
);
