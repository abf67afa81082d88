import { TextDetails } from '@/components/ui/details';
import type { Content } from '@/lib/domain/drafts/draft';
import { dutiesReadOn, sellerDutiesOf } from '@/lib/domain/drafts/publication/seller-duties';
import { formatDay } from '@/lib/format';
import { sellerDuties as copy } from '@/messages/drafts/seller-duties';

/** Notices and duties in this sale, each with its source; renders nothing while none is known. */
export function SellerDuties({ content }: { readonly content: Content }) {
  const duties = sellerDutiesOf(content);
  if (duties.length === 0) return null;
  return (
    <div className="mb-6 max-w-prose text-sm">
      <TextDetails summary={copy.title({ count: duties.length })}>
        <ul className="space-y-2">
          {duties.map(({ name, source, until }) => (
            <li key={name}>
              <strong className="font-medium">{copy.duties[name].title}</strong>{' '}
              <span className="text-text-muted">
                {copy.duties[name].text} {until && `${copy.until({ day: dayOf(until) })} `}
                {source === null ? (
                  copy.unverified({ law: copy.duties[name].law })
                ) : (
                  <a href={source} className="text-link">
                    {copy.duties[name].law}
                  </a>
                )}
              </span>
            </li>
          ))}
        </ul>
        <p className="mt-2 text-text-muted">{copy.readOn({ day: dayOf(dutiesReadOn) })}</p>
      </TextDetails>
    </div>
  );
}

const dayOf = (date: string): string => formatDay(`${date}T12:00:00-05:00`);
