// Compiled from messages/en/developers.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const records = {
field: "Field",
description: "Description",
type: "Type",
fieldCount: (v: { count: number }) => `${(v.count === 1 ? `${formatCount(v.count)} field` : `${formatCount(v.count)} fields`)}`,
allowedValues: (v: { description: string | number; values: string | number }) => `${v.description} One of: ${v.values}`,
};
