// Compiled from messages/en/developers.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from '../rich';

export const operations = {
get: (v: { path: string | number }) => `GET ${v.path}`,
example: (v: { link: Tag; example: string | number }) => rich("Example: ", v.link(`${v.example}`)),
parameters: (v: { of: string | number }) => `${v.of}: parameters`,
name: "Name",
description: "Description",
value: "Value",
required: (v: { description: string | number }) => `${v.description} Required.`,
responses: (v: { of: string | number }) => `${v.of}: responses`,
status: "Status",
type: "Type",
parameterCount: (v: { count: number }) => `${(v.count === 1 ? `${formatCount(v.count)} parameter` : `${formatCount(v.count)} parameters`)}`,
noContent: "None",
};
