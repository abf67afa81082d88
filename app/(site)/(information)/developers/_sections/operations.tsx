import { DataTable } from '@/components/layout/data-table';
import type { OpenApi, Operation, Parameter, Reference, Response } from '@/lib/domain/open-data/open-api';
import { operations as copy } from '@/messages/developers/operations';
import { FoldableTable } from './foldable-table';
import { kindOf, nameOf, valuesOf } from './schema-words';

interface OperationsProps {
  readonly api: OpenApi;
  readonly tag: string;
}

/** All operations under one heading. */
export const Operations = ({ api, tag }: OperationsProps) => (
  <>
    <p>{api.tags.find(({ name }) => name === tag)?.description}</p>
    {Object.entries(api.paths)
      .filter(([, { get }]) => get.tags.includes(tag))
      .map(([path, { get }]) => (
        <OperationView key={path} api={api} path={path} operation={get} />
      ))}
  </>
);

interface OperationViewProps {
  readonly api: OpenApi;
  readonly path: string;
  readonly operation: Operation;
}

function OperationView({ api, path, operation }: OperationViewProps) {
  const { operationId, summary, description, parameters, responses } = operation;
  const example = exampleOf(path, parameters);
  return (
    <section
      id={operationId}
      aria-labelledby={`${operationId}-title`}
      className="!mt-10 !max-w-none scroll-mt-8 space-y-4 border-t border-line pt-6 first-of-type:!mt-8 [&>p]:max-w-[62ch]"
    >
      <h3 id={`${operationId}-title`}>{summary}</h3>
      <p>
        <code className="break-all">{copy.get({ path })}</code>
      </p>
      <p>{description}</p>
      {parameters.length > 0 && <Parameters parameters={parameters} of={summary} />}
      {example && (
        <p>
          {copy.example({
            example: decodeURIComponent(example),
            link: (children) => (
              <a href={example} rel="nofollow" className="break-all">
                {children}
              </a>
            ),
          })}
        </p>
      )}
      <Answers api={api} responses={responses} of={summary} />
    </section>
  );
}

const Parameters = ({
  parameters,
  of,
}: {
  readonly parameters: readonly Parameter[];
  readonly of: string;
}) => (
  <FoldableTable
    summary={copy.parameterCount({ count: parameters.length })}
    caption={copy.parameters({ of })}
    columns={[{ label: copy.name }, { label: copy.description }, { label: copy.value }]}
    rows={parameters.map(({ name, description, required, schema }) => [
      <code key="name" className="whitespace-nowrap">
        {name}
      </code>,
      required ? copy.required({ description }) : description,
      [kindOf(schema), valuesOf(schema)].filter(Boolean).join(': '),
    ])}
  />
);

interface AnswersProps {
  readonly api: OpenApi;
  readonly responses: Operation['responses'];
  readonly of: string;
}

const Answers = ({ api, responses, of }: AnswersProps) => (
  <DataTable
    caption={copy.responses({ of })}
    columns={[{ label: copy.status }, { label: copy.description }, { label: copy.type }]}
    rows={Object.entries(responses).map(([status, response]) => {
      const { description, content = {} } = resolve(api, response);
      return [status, description, Object.keys(content).join(', ') || copy.noContent];
    })}
  />
);

/** Resolves a reference to a shared response. */
function resolve({ components }: OpenApi, response: Response | Reference): Response {
  if (!('$ref' in response)) return response;
  const found = components.responses[nameOf(response.$ref)];
  if (!found) throw new Error(`${response.$ref} is not in the document`);
  return found;
}

/** Example URL from the parameters' examples; null if one is missing. */
function exampleOf(path: string, parameters: readonly Parameter[]): string | null {
  const isComplete = parameters.every(({ required, example }) => !required || example !== undefined);
  if (!isComplete) return null;
  const query = new URLSearchParams();
  for (const { name, in: place, example } of parameters) {
    if (place === 'query' && example !== undefined) query.append(name, String(example));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}
