import Link from 'next/link';
import { pageRoutes } from '@/lib/page-routes';
import { occupancy as copy } from '@/messages/how-it-works/occupancy';

export const Occupancy = () => (
  <>
    <p>{copy.peopleWhoLive}</p>
    <ul>
      <li>{copy.tenantsAfterForeclosure({ strong: (children) => <strong>{children}</strong> })}</li>
      <li>{copy.regulatedTenantsRent({ strong: (children) => <strong>{children}</strong> })}</li>
      <li>{copy.goodCauseEviction({ strong: (children) => <strong>{children}</strong> })}</li>
      <li>{copy.formerOwnersNo({ strong: (children) => <strong>{children}</strong> })}</li>
      <li>{copy.noOneMay({ strong: (children) => <strong>{children}</strong> })}</li>
    </ul>
    <p>
      {copy.novemberGeneralInformation({
        link: (children) => <Link href={`${pageRoutes.faq}#occupied`}>{children}</Link>,
      })}
    </p>
  </>
);
