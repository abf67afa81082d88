import Link from 'next/link';
import { TextDetails } from '@/components/ui/details';
import type { RoomHome } from '@/lib/domain/closings/views/closing-room';
import { topicLabel } from '@/lib/domain/listings/risk-topics';
import { routes } from '@/lib/routes';
import { lotStatement as copy } from '@/messages/lots/lot-statement';

/** The documents of one home of a lot, how to get in, and what else its listing says. */
export function LotHomeFacts({ home: { slug, place, documents, facts } }: { readonly home: RoomHome }) {
  if (slug === null) return null;
  return (
    <TextDetails summary={copy.papers({ documents: documents.length, facts: facts.length })} className="mt-1">
      <ul className="space-y-1">
        {documents.map(({ key, href, title }) => (
          <li key={key}>
            <a href={href} className="text-link break-words">
              {title}
            </a>
          </li>
        ))}
      </ul>
      <dl className="mt-2 space-y-1">
        {facts.map(({ topic, told }) => (
          <div key={topic}>
            <dt className="text-text-muted">{topicLabel(topic)}</dt>
            <dd className="break-words">{told}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2">
        <Link href={routes.property(slug)} prefetch={false} className="text-link">
          {copy.viewListing({ place })}
        </Link>
      </p>
    </TextDetails>
  );
}
