import Link from 'next/link';
import { pageMetadata } from '@/components/layout/page-metadata';
import { TextPage } from '@/components/layout/text-page';
import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { aboutPage as copy } from '@/messages/about/about-page';
import { whatBinds } from '@/messages/closings/what-binds';

export const metadata = pageMetadata({
  title: copy.about,
  description: copy.whatOnlineMarketplace({ site: site.name }),
  path: pageRoutes.about,
});

export default function Page() {
  return (
    <TextPage
      title={copy.about}
      lede={copy.onlineMarketplaceBank({ site: site.name })}
      sections={[
        { id: 'what', title: copy.whatDo, body: <What /> },
        { id: 'differently', title: copy.whatDoDifferently, body: <Differently /> },
        { id: 'not', title: copy.whatNot, body: <Not /> },
      ]}
    />
  );
}

const What = () => (
  <>
    <p>{copy.banksServicersEstates}</p>
    <p>{copy.buyersForeclosedProperty}</p>
  </>
);

const Differently = () => (
  <ul>
    <li>{copy.reserveStatusPublic({ strong: (children) => <strong>{children}</strong>, whatBinds })}</li>
    <li>
      {copy.refuseKnownConflicts({
        strong: (children) => <strong>{children}</strong>,
        link: (children) => <Link href={pageRoutes.noHouseBids}>{children}</Link>,
      })}
    </li>
    <li>{copy.beingLastIsnt({ strong: (children) => <strong>{children}</strong> })}</li>
    <li>
      {copy.everythingRecordedPublic({
        strong: (children) => <strong>{children}</strong>,
        link: (children) => <Link href={`${routes.howItWorks}#ledger`}>{children}</Link>,
      })}
    </li>
    <li>{copy.highBidIsnt({ strong: (children) => <strong>{children}</strong> })}</li>
    <li>
      {copy.noPremiumTop({
        strong: (children) => <strong>{children}</strong>,
        link: (children) => <Link href={pageRoutes.fees}>{children}</Link>,
      })}
    </li>
  </ul>
);

const Not = () => (
  <>
    <p>{copy.dontOwnProperties}</p>
    <p>
      {copy.questionsCorrectionsComplaints({
        link: (children) => <Link href={routes.contact}>{children}</Link>,
      })}
    </p>
  </>
);
