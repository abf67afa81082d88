/** `npm run grant-admin -- UID`: makes a confirmed account staff. The only way to create the first one. */
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { parseProject } from '@/lib/server/platform/env';
import { openFirestoreStore } from '@/lib/server/platform/store/firestore/firestore-store';
import { type GrantRefusal, grantAdmin } from '@/lib/server/workflows/staff/grant-admin';

const reasons: Readonly<Record<GrantRefusal, string>> = {
  'not-found': 'No account with this UID has signed in to this site.',
  disabled: 'This account is disabled.',
  'suspended-already': 'This account is suspended.',
  'same-role': 'This account is already staff.',
  unconfirmed:
    'This account has not confirmed its email on this site. Ask its owner to reset the password by email and sign in, then run this command again.',
  'is-bidding':
    'This person is bidding in an open auction. Staff accounts can’t bid, so run this command again once it ends.',
};

async function grant(): Promise<void> {
  const [uid, ...more] = process.argv.slice(2);
  if (!uid || more.length > 0) throw new Error('Usage: npm run grant-admin -- UID');
  const project = parseProject(process.env);
  if (!project)
    throw new Error(
      'Set FIREBASE_PROJECT_ID and FIREBASE_STORAGE_BUCKET. The local site has a sample admin.',
    );
  const { projectId } = project;
  const store = openFirestoreStore({ projectId });
  try {
    const granted = await grantAdmin({ store, auth: getAuth(initializeApp({ projectId })) }, uid, Date.now());
    if (!granted.ok) throw new Error(reasons[granted.reason]);
    process.stdout.write(`${granted.value.email} is now staff. The audit log has an entry.\n`);
  } finally {
    await store.close();
  }
}

grant().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
