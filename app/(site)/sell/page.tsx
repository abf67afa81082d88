import { pageMetadata } from '@/components/layout/page-metadata';
import { TextPage } from '@/components/layout/text-page';
import { LinkButton } from '@/components/ui/link-button';
import { accountRoutes } from '@/lib/account-routes';
import { routes } from '@/lib/routes';
import { Costs, Formats, Papers, Rules, Steps } from './_sections/how-selling-works';
import { Inquiry } from './_sections/inquiry';

export const metadata = pageMetadata({
  title: 'Sell a property',
  description:
    'Sell bank-owned, inherited or your own property in New York: at auction without reserve, with a published or a sealed reserve, or at a fixed price. Listing is free.',
  path: routes.sell,
});

export default function Page() {
  return (
    <TextPage
      title="Sell a property"
      lede={
        <>
          <p>
            Bank, servicer, estate, public body or owner: list the property yourself, in eight steps. Listing
            and selling cost you nothing here.
          </p>
          <LinkButton
            href={accountRoutes.myListings}
            prefetch={false}
            variant="primary"
            size="large"
            className="mt-6"
          >
            List a property
          </LinkButton>
        </>
      }
      sections={[
        { id: 'formats', title: 'Choose the way of sale', body: <Formats /> },
        { id: 'steps', title: 'From here to the closing', body: <Steps /> },
        { id: 'papers', title: 'What we ask you for', body: <Papers /> },
        { id: 'rules', title: 'What binds you', body: <Rules /> },
        { id: 'costs', title: 'What it costs', body: <Costs /> },
        { id: 'inquiry', title: 'Rather talk first?', body: <Inquiry /> },
      ]}
    />
  );
}
