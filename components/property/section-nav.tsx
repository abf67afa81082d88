import { sectionNav as copy } from '@/messages/property/section-nav';

interface SectionNavProps {
  /** A home without a price or terms has no costs to show. */
  readonly hasCosts: boolean;
  readonly isAuction: boolean;
}

/** Links to the sections, in the order of the page. They stay in view while it scrolls. */
export function SectionNav({ isAuction, hasCosts }: SectionNavProps) {
  const sections = [
    ['overview', copy.overview],
    ['location', copy.location],
    ['risks', copy.risks],
    ...(hasCosts ? ([['costs', copy.costs]] as const) : []),
    ['documents', copy.documents],
    ['sale', isAuction ? copy.auction : copy.seller],
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
