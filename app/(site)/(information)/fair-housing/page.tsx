import Link from 'next/link';
import { pageMetadata } from '@/components/layout/page-metadata';
import { TextPage } from '@/components/layout/text-page';
import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import * as copy from '@/messages/fair-housing';

export const metadata = pageMetadata({
  title: copy.fairHousingPage.fairHousing,
  description: copy.fairHousingPage.newYorkState,
  path: pageRoutes.fairHousing,
});

export default function Page() {
  return (
    <TextPage
      title={copy.fairHousingPage.fairHousing}
      lede={copy.fairHousingPage.everyPropertyOpen}
      sections={[
        { id: 'notice', title: copy.fairHousingPage.newYorkStateNotice, body: <Notice /> },
        { id: 'forbidden', title: copy.fairHousingPage.whatsProhibited, body: <Forbidden /> },
        { id: 'here', title: copy.fairHousingPage.whatMeans, body: <Here /> },
        { id: 'complain', title: copy.fairHousingPage.whereFileComplaint, body: <Complain /> },
      ]}
    />
  );
}

const Notice = () => (
  <>
    <p>{copy.fairHousingPage.unlawfulOwnerLandlord}</p>
    <ul className="sm:columns-2 sm:gap-10">
      {grounds.map((ground) => (
        <li key={ground} className="break-inside-avoid">
          {ground}
        </li>
      ))}
    </ul>
    <p>{copy.fairHousingPage.lawfulSourceIncome({ strong: (children) => <strong>{children}</strong> })}</p>
  </>
);

const grounds = [
  copy.fairHousingPage.raceColor,
  copy.fairHousingPage.creedReligion,
  copy.fairHousingPage.nationalOrigin,
  copy.fairHousingPage.citizenshipImmigrationStatus,
  copy.fairHousingPage.sex,
  copy.fairHousingPage.sexualOrientation,
  copy.fairHousingPage.genderIdentityExpression,
  copy.fairHousingPage.age,
  copy.fairHousingPage.disabilityUseService,
  copy.fairHousingPage.maritalStatus,
  copy.fairHousingPage.familialStatusIncluding,
  copy.fairHousingPage.militaryStatus,
  copy.fairHousingPage.lawfulSourceIncome2,
  copy.fairHousingPage.statusVictimDomestic,
  copy.fairHousingPage.arrestSealedConviction,
] as const;

const Forbidden = () => (
  <ul>
    <li>{copy.fairHousingPage.refusingSellRent}</li>
    <li>{copy.fairHousingPage.settingDifferentTerms}</li>
    <li>{copy.fairHousingPage.advertisingPreferenceLimitation}</li>
    <li>{copy.fairHousingPage.steeringBuyersToward}</li>
    <li>{copy.fairHousingPage.refusingReasonableAccommodation}</li>
    <li>{copy.fairHousingPage.treatingApplicantsMortgage}</li>
    <li>{copy.fairHousingPage.retaliatingAgainstAnyone}</li>
  </ul>
);

const Here = () => (
  <>
    <p>{copy.fairHousingPage.registrationAsksName}</p>
    <p>
      {copy.fairHousingPage.listingMustNot({
        link: (children) => <Link href={routes.contact}>{children}</Link>,
      })}
    </p>
  </>
);

const Complain = () => (
  <>
    <ul>
      <li>
        {copy.fairHousingPage.newYorkStateDivision({
          link: (children) => <a href="https://dhr.ny.gov">{children}</a>,
        })}
      </li>
      <li>
        {copy.fairHousingPage.uSDepartment({
          link: (children) => <a href="https://www.hud.gov/fairhousing">{children}</a>,
        })}
      </li>
      <li>
        {copy.fairHousingPage.newYorkCity({
          link: (children) => <a href="https://www.nyc.gov/cchr">{children}</a>,
        })}
      </li>
      <li>
        {copy.fairHousingPage.newYorkStateDepartment({
          link: (children) => <a href="https://dos.ny.gov">{children}</a>,
        })}
      </li>
    </ul>
    <p>{copy.fairHousingPage.dontNeedAttorney}</p>
  </>
);
