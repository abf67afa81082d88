import Link from 'next/link';
import { pageMetadata } from '@/components/layout/page-metadata';
import { TextPage } from '@/components/layout/text-page';
import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import { fairHousingPage as copy } from '@/messages/fair-housing/fair-housing-page';

export const metadata = pageMetadata({
  title: copy.fairHousing,
  description: copy.newYorkState,
  path: pageRoutes.fairHousing,
});

export default function Page() {
  return (
    <TextPage
      title={copy.fairHousing}
      lede={copy.everyPropertyOpen}
      sections={[
        { id: 'notice', title: copy.newYorkStateNotice, body: <Notice /> },
        { id: 'forbidden', title: copy.whatsProhibited, body: <Forbidden /> },
        { id: 'here', title: copy.whatMeans, body: <Here /> },
        { id: 'complain', title: copy.whereFileComplaint, body: <Complain /> },
      ]}
    />
  );
}

const Notice = () => (
  <>
    <p>{copy.unlawfulOwnerLandlord}</p>
    <ul className="sm:columns-2 sm:gap-10">
      {grounds.map((ground) => (
        <li key={ground} className="break-inside-avoid">
          {ground}
        </li>
      ))}
    </ul>
    <p>{copy.lawfulSourceIncome({ strong: (children) => <strong>{children}</strong> })}</p>
  </>
);

const grounds = [
  copy.raceColor,
  copy.creedReligion,
  copy.nationalOrigin,
  copy.citizenshipImmigrationStatus,
  copy.sex,
  copy.sexualOrientation,
  copy.genderIdentityExpression,
  copy.age,
  copy.disabilityUseService,
  copy.maritalStatus,
  copy.familialStatusIncluding,
  copy.militaryStatus,
  copy.lawfulSourceIncomeTerm,
  copy.statusVictimDomestic,
  copy.arrestSealedConviction,
] as const;

const Forbidden = () => (
  <ul>
    <li>{copy.refusingSellRent}</li>
    <li>{copy.settingDifferentTerms}</li>
    <li>{copy.advertisingPreferenceLimitation}</li>
    <li>{copy.steeringBuyersToward}</li>
    <li>{copy.refusingReasonableAccommodation}</li>
    <li>{copy.treatingApplicantsMortgage}</li>
    <li>{copy.retaliatingAgainstAnyone}</li>
  </ul>
);

const Here = () => (
  <>
    <p>{copy.registrationAsksName}</p>
    <p>
      {copy.listingMustNot({
        link: (children) => <Link href={routes.contact}>{children}</Link>,
      })}
    </p>
  </>
);

const Complain = () => (
  <>
    <ul>
      <li>
        {copy.newYorkStateDivision({
          link: (children) => <a href="https://dhr.ny.gov">{children}</a>,
        })}
      </li>
      <li>
        {copy.uSDepartment({
          link: (children) => <a href="https://www.hud.gov/fairhousing">{children}</a>,
        })}
      </li>
      <li>
        {copy.newYorkCity({
          link: (children) => <a href="https://www.nyc.gov/cchr">{children}</a>,
        })}
      </li>
      <li>
        {copy.newYorkStateDepartment({
          link: (children) => <a href="https://dos.ny.gov">{children}</a>,
        })}
      </li>
    </ul>
    <p>{copy.dontNeedAttorney}</p>
  </>
);
