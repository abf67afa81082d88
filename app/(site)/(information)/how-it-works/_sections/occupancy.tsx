import Link from 'next/link';
import { pageRoutes } from '@/lib/page-routes';
import * as copy from '@/messages/how-it-works';

export const Occupancy = () => (
  <>
    <p>{copy.occupancy.peopleWhoLive}</p>
    <ul>
      <li>{copy.occupancy.tenantsAfterForeclosure({ strong: (children) => <strong>{children}</strong> })}</li>
      <li>{copy.occupancy.regulatedTenantsRent({ strong: (children) => <strong>{children}</strong> })}</li>
      <li>{copy.occupancy.goodCauseEviction({ strong: (children) => <strong>{children}</strong> })}</li>
      <li>{copy.occupancy.formerOwnersNo({ strong: (children) => <strong>{children}</strong> })}</li>
      <li>{copy.occupancy.noOneMay({ strong: (children) => <strong>{children}</strong> })}</li>
    </ul>
    <p>
      {copy.occupancy.novemberGeneralInformation({
        link: (children) => <Link href={`${pageRoutes.faq}#occupied`}>{children}</Link>,
      })}
    </p>
  </>
);
