import { pageMetadata } from '@/components/layout/page-metadata';
import { TextPage } from '@/components/layout/text-page';
import { LinkButton } from '@/components/ui/link-button';
import { accountRoutes } from '@/lib/account-routes';
import { routes } from '@/lib/routes';
import { sellPage as copy } from '@/messages/sell/sell-page';
import { Costs, Formats, Papers, Rules, Steps, Teams } from './_sections/how-selling-works';
import { Inquiry } from './_sections/inquiry';

export const metadata = pageMetadata({
  title: copy.sellProperty,
  description: copy.sellBankOwned,
  path: routes.sell,
});

export default function Page() {
  return (
    <TextPage
      title={copy.sellProperty}
      lede={
        <>
          <p>{copy.bankServicerEstate}</p>
          <LinkButton
            href={accountRoutes.beginListing}
            prefetch={false}
            variant="primary"
            size="large"
            className="mt-6"
          >
            {copy.listProperty}
          </LinkButton>
        </>
      }
      sections={[
        { id: 'formats', title: copy.chooseSaleType, body: <Formats /> },
        { id: 'steps', title: copy.listingClosing, body: <Steps /> },
        { id: 'teams', title: copy.teamsTables, body: <Teams /> },
        { id: 'papers', title: copy.whatAsk, body: <Papers /> },
        { id: 'rules', title: copy.whatAgree, body: <Rules /> },
        { id: 'costs', title: copy.whatCosts, body: <Costs /> },
        { id: 'inquiry', title: copy.wantTalkFirst, body: <Inquiry /> },
      ]}
    />
  );
}
