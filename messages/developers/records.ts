// Compiled from messages/en/developers.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const records = {
field: "Field",
description: "Description",
type: "Type",
fieldCount: ({ count }: { count: number }) => `${formatCount(count)} field${(count === 1 ? "" : "s")}`,
allowedValues: ({ description, values }: { description: string | number; values: string | number }) => `${description} One of: ${values}`,
};
