import { Notice } from '@/components/ui/notice';
import { investorForm as copy } from '@/messages/accounts/investor-form';

interface InvestorFormNoticeProps {
  /** What the form comes with. */
  readonly use: 'bid' | 'offer' | 'purchase';
  readonly className?: string;
}

/** What a covered investor gives the seller with a bid, an offer, or a purchase. */
export const InvestorFormNotice = ({ use, className }: InvestorFormNoticeProps) => (
  <Notice tone="warning" title={copy.title({ use })} {...(className !== undefined && { className })}>
    {copy.text({
      use,
      link: (children) => (
        <a href={investorFormSource} target="_blank" rel="noopener" className="text-link">
          {children}
        </a>
      ),
    })}
  </Notice>
);

const investorFormSource = 'https://codes.findlaw.com/ny/real-property-law/rpp-sect-521/';
