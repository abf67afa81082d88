import type { OpenApi } from '@/lib/domain/open-data/open-api';
import * as copy from '@/messages/developers';
import { recordId } from './contents';
import { FoldableTable } from './foldable-table';
import { kindOf, valuesOf } from './schema-words';

/** The records of the responses and their fields. */
export const Records = ({ schemas }: Pick<OpenApi['components'], 'schemas'>) => (
  <>
    {Object.entries(schemas).map(([name, { description, properties }]) =>
      properties ? (
        <section
          key={name}
          id={recordId(name)}
          aria-labelledby={`${recordId(name)}-title`}
          className="!max-w-none scroll-mt-8 [&:not(:first-child)]:!mt-10"
        >
          <h3 id={`${recordId(name)}-title`}>{name}</h3>
          <FoldableTable
            rowsAre="fields"
            caption={description}
            columns={[
              { label: copy.records.field },
              { label: copy.records.meaning },
              { label: copy.records.value },
            ]}
            rows={Object.entries(properties).map(([field, schema]) => [
              <code key="name" className="break-all">
                {field}
              </code>,
              [schema.description, valuesOf(schema)].filter(Boolean).join(' One of: '),
              kindOf(schema),
            ])}
          />
        </section>
      ) : null,
    )}
  </>
);
