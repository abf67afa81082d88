import 'server-only';
import type { Typed } from '@/lib/domain/shared/form';

/** The texts of a form by field name, with the line breaks of a text area as it shows them. Next's own fields begin with a dollar. */
export const typedIn = (form: FormData, maxLength = 4_000): Typed =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && !name.startsWith('$')
        ? [[name, value.replaceAll('\r\n', '\n').slice(0, maxLength)]]
        : [],
    ),
  );
