import { SellInquiryForm } from '@/components/inquiries/sell-inquiry-form';
import { sellerKindLabel } from '@/lib/copy/listings/seller-kind-label';
import { sellerKinds } from '@/lib/domain/listings/vocabulary';
import { counties } from '@/lib/domain/locations/counties';
import { inquiry as copy } from '@/messages/sell/inquiry';

/** Builds the lists on the server, so that the browser does not load their sources. */
export const Inquiry = () => (
  <>
    <p>{copy.dontNeedAccount}</p>
    <SellInquiryForm
      counties={counties.map(({ slug, name, borough }) => ({
        value: slug,
        label: borough && borough !== name ? `${name} (${borough})` : name,
      }))}
      sellers={sellerKinds.map((kind) => ({ value: kind, label: sellerKindLabel(kind) }))}
    />
  </>
);
