import { sectionNav as copy } from '@/messages/property/section-nav';

interface SectionNavProps {
  /** A home without a price or terms has no costs to show. */
  readonly hasCosts: boolean;
  readonly isAuction: boolean;
}

/** Links to the sections of the page. They stay in view while it scrolls. */
export function SectionNav({ isAuction, hasCosts }: SectionNavProps) {
  const sections = [
    ['overview', copy.overview],
    ['risks', copy.risks],
    ...(hasCosts ? ([['costs', copy.costs]] as const) : []),
    ['documents', copy.documents],
    ['sale', isAuction ? copy.auction : copy.seller],
    ['location', copy.location],
  ] as const;
  return (
    <nav aria-label={copy.sections} className="section-nav">
      <ul>
        {sections.map(([id, label]) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
