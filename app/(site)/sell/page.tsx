import { pageMetadata } from '@/components/layout/page-metadata';
import { TextPage } from '@/components/layout/text-page';
import { LinkButton } from '@/components/ui/link-button';
import { accountRoutes } from '@/lib/account-routes';
import { routes } from '@/lib/routes';
import * as copy from '@/messages/sell';
import { Costs, Formats, Papers, Rules, Steps } from './_sections/how-selling-works';
import { Inquiry } from './_sections/inquiry';

export const metadata = pageMetadata({
  title: copy.sellPage.sellProperty,
  description: copy.sellPage.sellBankOwned,
  path: routes.sell,
});

export default function Page() {
  return (
    <TextPage
      title={copy.sellPage.sellProperty}
      lede={
        <>
          <p>{copy.sellPage.bankServicerEstate}</p>
          <LinkButton
            href={accountRoutes.myListings}
            prefetch={false}
            variant="primary"
            size="large"
            className="mt-6"
          >
            {copy.sellPage.listProperty}
          </LinkButton>
        </>
      }
      sections={[
        { id: 'formats', title: copy.sellPage.chooseSaleType, body: <Formats /> },
        { id: 'steps', title: copy.sellPage.listingClosing, body: <Steps /> },
        { id: 'papers', title: copy.sellPage.whatAsk, body: <Papers /> },
        { id: 'rules', title: copy.sellPage.whatAgree, body: <Rules /> },
        { id: 'costs', title: copy.sellPage.whatCosts, body: <Costs /> },
        { id: 'inquiry', title: copy.sellPage.wantTalkFirst, body: <Inquiry /> },
      ]}
    />
  );
}
