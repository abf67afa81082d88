import type { OpenApi } from '@/lib/domain/open-data/open-api';
import { contents as copy } from '@/messages/developers/contents';

/** Links to every operation and record. */
export const Contents = ({ api }: { readonly api: OpenApi }) => (
  <div className="!max-w-none gap-x-10 sm:columns-2 [&_a]:no-underline hover:[&_a]:underline">
    {api.tags.map(({ name }) => (
      <Group
        key={name}
        title={name}
        links={Object.values(api.paths)
          .filter(({ get }) => get.tags.includes(name))
          .map(({ get }) => [get.operationId, get.summary])}
      />
    ))}
    <Group
      title={copy.records}
      links={Object.entries(api.components.schemas).flatMap(([name, { properties }]) =>
        properties ? [[recordId(name), name] as const] : [],
      )}
    />
  </div>
);

export const recordId = (name: string): string => `record-${name}`;

interface GroupProps {
  readonly title: string;
  readonly links: readonly (readonly [id: string, title: string])[];
}

const Group = ({ title, links }: GroupProps) => (
  <div className="mb-6 break-inside-avoid">
    <h3 className="!mt-0 !text-base">{title}</h3>
    <ul className="!mt-1 !list-none !space-y-0 !pl-0">
      {links.map(([id, text]) => (
        <li key={id}>
          <a href={`#${id}`} className="inline-block py-1 leading-snug">
            {text}
          </a>
        </li>
      ))}
    </ul>
  </div>
);
