import type { OpenApi, Schema } from '@/lib/domain/open-data/open-api';
import { records as copy } from '@/messages/developers/records';
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
            summary={copy.fieldCount({ count: Object.keys(properties).length })}
            caption={description}
            columns={[{ label: copy.field }, { label: copy.description }, { label: copy.type }]}
            rows={Object.entries(properties).map(([field, schema]) => [
              <code key="name" className="break-all">
                {field}
              </code>,
              meaningOf(schema),
              kindOf(schema),
            ])}
          />
        </section>
      ) : null,
    )}
  </>
);

function meaningOf(schema: Schema): string | null {
  const { description } = schema;
  const values = valuesOf(schema);
  if (!description || !values) return description ?? values;
  return copy.allowedValues({ description, values });
}
