// Compiled from messages/en/developers.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from '../rich';

export const operations = {
get: ({ path }: { path: string | number }) => `GET ${path}`,
example: ({ link, example }: { link: Tag; example: string | number }) => rich("Example: ", link(`${example}`)),
parameters: ({ of }: { of: string | number }) => `${of}: parameters`,
name: "Name",
description: "Description",
value: "Value",
required: ({ description }: { description: string | number }) => `${description} Required.`,
responses: ({ of }: { of: string | number }) => `${of}: responses`,
status: "Status",
type: "Type",
parameterCount: ({ count }: { count: number }) => `${formatCount(count)} parameter${(count === 1 ? "" : "s")}`,
noContent: "None",
};
