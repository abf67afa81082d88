import 'server-only';
import type { Typed } from '@/lib/domain/shared/form';

/**
 * The text fields of a form by name, cut at `maxLength` characters, with CRLF line breaks as LF. Skips Next's
 * own fields, which begin with `$`.
 */
export const readTextFields = (form: FormData, maxLength = 4_000): Typed =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && !name.startsWith('$')
        ? [[name, value.replaceAll('\r\n', '\n').slice(0, maxLength)]]
        : [],
    ),
  );
