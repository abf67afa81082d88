import { afterAll, describe, expect, test } from 'vitest';
import * as accountActions from '@/lib/actions/account';
import * as noticeActions from '@/lib/actions/notifications';
import type { User } from '@/lib/domain/accounts/user';
import * as loginApi from '@/lib/server/people/accounts/change-login';
import * as sessionsApi from '@/lib/server/people/sessions/own-sessions';
import * as pushApi from '@/lib/server/people/sessions/push';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { pushSubscriptions, sessions } from '@/lib/server/people/sessions/session-collections';
import { aBidder, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import * as inboxApi from '@/lib/server/records/notifications/inbox';
import { notifications } from '@/lib/server/records/notifications/notification-collections';
import * as stopApi from '@/lib/server/records/notifications/unsubscribe';
import * as exportApi from '@/lib/server/workflows/accounts/account-export';
import * as deletionApi from '@/lib/server/workflows/accounts/delete-account';
import * as obligationsApi from '@/lib/server/workflows/accounts/obligations';
import * as optionalEmailsApi from '@/lib/server/workflows/accounts/optional-emails';
import * as agendaApi from '@/lib/server/workflows/agenda/agenda';
import * as tasksApi from '@/lib/server/workflows/agenda/tasks';
import * as invitationApi from '@/lib/server/workflows/staff/answer-staff-invitation';
import { casesOf, functionsOf } from './permissions.fixture';

process.env.LOCAL_MODE = '1';
const runtime = openTestRuntime();
afterAll(runtime.end);

/** Who acts on something of the owner's: a notification, a browser, a session. */
const people: Readonly<Record<string, Partial<User>>> = { owner: {}, stranger: {}, staff: { role: 'admin' } };
type Row = readonly string[];
const none = 'not-found';
const own: Row = ['ok', none, none];

/** One row for each function that takes the id of what it acts on. */
const table: Readonly<Record<string, Row>> = { readNotification: own, endSession: own, removeBrowser: own };

/** Functions that act on the caller's own data, take a token from an email, or run in jobs. */
const others = [
  ...[
    'putNotification',
    'listNotifications',
    'getInbox',
    'readAllNotifications',
    'getNotificationSettings',
    'changeNotificationSettings',
  ],
  ...['lastNotificationAt', 'signalAll'],
  ...['listSessions', 'endOtherSessions', 'noteSeen', 'lastSeen'],
  ...['subscriptionId', 'listBrowsers', 'addBrowser', 'keepBrowsers', 'sendPush', 'PushError', 'isPushError'],
  ...['stopToken', 'findStoppable', 'unsubscribe'],
  ...['findOptionalEmails', 'stopOptionalEmails', 'resumeOptionalEmails'],
  ...['signInWays', 'changePassword', 'requestEmailChange', 'findEmailChange', 'changeEmail'],
  ...['listObligations', 'readObligations', 'listStatuses', 'listShownStatuses'],
  ...['acceptStaffInvitation', 'declineStaffInvitation'],
  ...['deleteAccount', 'finishDeletions', 'exportAccount', 'listAgenda', 'readAgenda'],
  ...['readTasks', 'listTasks'],
];

/** The server function that each form calls. */
const formActions: Readonly<Record<string, string>> = {
  readOne: 'readNotification',
  readAll: 'readAllNotifications',
  chooseChannels: 'changeNotificationSettings',
  stopEmails: 'changeNotificationSettings',
  resumeEmails: 'changeNotificationSettings',
  switchBrowserOff: 'removeBrowser',
  endOne: 'endSession',
  endOthers: 'endOtherSessions',
  takeEmail: 'changeEmail',
  saveProfile: 'changeProfile',
  answerStaffInvitation: 'acceptStaffInvitation',
};

interface Case {
  readonly by: SignedIn;
  readonly id: string;
}
const now = Date.now();
const calls: Readonly<Record<string, (context: Case) => Promise<unknown>>> = {
  readNotification: ({ by, id }) => inboxApi.readNotification(by.user.uid, id, now),
  endSession: ({ by, id }) => sessionsApi.endSession(by, id, now),
  removeBrowser: ({ by, id }) => pushApi.removeBrowser(by.user.uid, id),
};

async function aCase(person: string, number: number): Promise<Case> {
  const { user: owner } = await aBidder(runtime, `owner-${number}`);
  const by = await aBidder(runtime, person === 'owner' ? owner.uid : `p-${number}`, people[person]);
  const [id, uid] = [`thing-${number}`, owner.uid];
  await runtime.store.commit([
    write.set(notifications, id, {
      uid,
      kind: 'staff',
      subject: '',
      text: '',
      path: '/',
      at: now,
      readAt: null,
    }),
    write.set(pushSubscriptions, id, {
      uid,
      sessionId: 's',
      endpoint: 'x',
      p256dh: 'x',
      auth: 'x',
      device: 'x',
      createdAt: now,
    }),
    write.set(sessions, id, { uid, createdAt: now, expiresAt: now + 3_600_000, revokedAt: null }),
  ]);
  return { by, id };
}

describe('permissions for accounts, sessions and notifications', () => {
  test('every server function is listed, and every form calls a listed one', () => {
    const modules = [
      inboxApi,
      sessionsApi,
      pushApi,
      stopApi,
      optionalEmailsApi,
      loginApi,
      obligationsApi,
      deletionApi,
      exportApi,
      agendaApi,
      tasksApi,
      invitationApi,
    ];
    const known = [...Object.keys(table), ...others];
    expect(modules.flatMap(functionsOf).sort()).toEqual(known.toSorted());
    expect(Object.keys(calls).sort()).toEqual(Object.keys(table).sort());
    const forms = [accountActions, noticeActions].flatMap(functionsOf);
    expect(forms.sort()).toEqual(Object.keys(formActions).sort());
    for (const called of Object.values(formActions)) expect([...known, 'changeProfile']).toContain(called);
  });

  let number = 0;
  test.each(casesOf(table, Object.keys(people)))('%s by %s: %s', async (name, person, answer) => {
    number += 1;
    const done = await calls[name]?.(await aCase(person, number));
    expect(done ? 'ok' : none).toBe(answer);
  });

  test('an ended session cannot delete the account, and ending the other sessions keeps the current one', async () => {
    const by = await aBidder(runtime, 'last');
    const more = { uid: 'last', createdAt: now, expiresAt: now + 3_600_000, revokedAt: null };
    await runtime.store.commit([write.set(sessions, 'second', more)]);
    await sessionsApi.endOtherSessions(by, now);
    expect((await sessionsApi.listSessions(by, now)).map(({ id }) => id)).toEqual([by.sessionId]);
    await runtime.store.commit([write.delete(sessions, by.sessionId)]);
    expect(await deletionApi.deleteAccount(by, now)).toEqual({ ok: false, reason: 'signed-out' });
  });
});
