import 'server-only';
import { randomUUID } from 'node:crypto';
import { sellerKindLabel } from '@/lib/copy/listings/seller-kind-label';
import type { ContactMessage, ListingInquiry, SaleInquiry } from '@/lib/domain/inquiries/inquiries';
import { canAskSeller } from '@/lib/domain/inquiries/inquiry-permission';
import { fullAddress } from '@/lib/domain/listings/address';
import { counties } from '@/lib/domain/locations/counties';
import { isOrganizationId } from '@/lib/domain/organizations/organization';
import type { ContactTopic } from '@/lib/domain/shared/form';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { routes } from '@/lib/routes';
import { addressesOf, readSellers } from '@/lib/server/people/organizations/seller';
import { env } from '@/lib/server/platform/env';
import { type RateLimit, takeToken } from '@/lib/server/platform/rate-limit';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { site } from '@/lib/site';
import { contactEmail as copy } from '@/messages/emails/contact-email';
import { contactTopicLabels } from '@/messages/inquiries/contact-topic-labels';
import { sendingRefusals as refusals } from '@/messages/inquiries/sending-refusals';

/** The sender's IP address and the time in milliseconds UTC. */
export interface Sender {
  readonly address: string;
  readonly at: number;
}
/** Sent, or a sentence that tells the sender what to do. */
type Sent = Promise<Result<null, string>>;

const fromPlace: RateLimit = { name: 'contact-place', burst: 20, refillMs: 60_000 };
/** Higher than the limit per address, so that one sender cannot block all others. */
const toSeller: RateLimit = { name: 'contact-seller', burst: 60, refillMs: 20_000 };

export async function sendContactMessage(message: ContactMessage, sender: Sender): Sent {
  if (!mayWrite(sender)) return refuse(tooMany());
  return send({
    to: [env().contactMail],
    subject: copy.message({ topic: topicLabel(message.topic) }),
    facts: [[copy.about, topicLabel(message.topic)], ...whoAsks(message)],
    message: message.message,
  });
}

export async function sendSaleInquiry(inquiry: SaleInquiry, sender: Sender): Sent {
  if (!mayWrite(sender)) return refuse(tooMany());
  const county = counties.find(({ slug }) => slug === inquiry.county)?.name ?? inquiry.county;
  return send({
    to: [env().contactMail],
    subject: copy.propertyToSell({ county, address: inquiry.propertyAddress }),
    facts: [
      [copy.property, inquiry.propertyAddress],
      [copy.county, county],
      [copy.seller, sellerKindLabel(inquiry.seller)],
      ...whoAsks(inquiry),
    ],
    message: inquiry.message,
  });
}

/** Mails the seller without revealing their address. */
export async function sendListingInquiry(inquiry: ListingInquiry, sender: Sender): Sent {
  const listing = (await runtime().store.get(listings, inquiry.listingKey))?.data;
  if (!listing || !canAskSeller(listing)) return refuse(refusals.noQuestions);
  if (!mayWrite(sender) || !takeToken(toSeller, listing.listingKey, sender.at).isAllowed)
    return refuse(tooMany());
  const place = fullAddress(listing);
  const { store } = runtime();
  const { answering } = await readSellers(store, listing.seller.id);
  if (answering.length === 0) return refuse(refusals.nobodyAnswers(env()));
  const members = isOrganizationId(listing.seller.id) ? await addressesOf(store, listing.seller.id) : [];
  return send({
    to: members.length > 0 ? members : [listing.seller.email],
    subject: copy.question({ place }),
    facts: [
      [copy.property, copy.placeAndId({ place, listingId: listing.listingId })],
      [copy.page, `${env().siteUrl}${routes.property(listing.slug)}`],
      ...whoAsks(inquiry),
    ],
    message: inquiry.message,
  });
}

const topicLabel = (topic: ContactTopic): string => contactTopicLabels[topic];

type Fact = readonly [label: string, value: string];

interface Letter {
  readonly to: readonly string[];
  readonly subject: string;
  readonly facts: readonly Fact[];
  readonly message: string;
}

function whoAsks(asking: { name: string; email: string; phone?: string | null }): readonly Fact[] {
  const phone: readonly Fact[] = asking.phone ? [[copy.phone, asking.phone]] : [];
  return [[copy.from, asking.name], [copy.email, asking.email], ...phone];
}

/** Checked first, so that a throttled sender does not use up shared limits. */
const mayWrite = ({ address, at }: Sender): boolean => takeToken(fromPlace, address, at).isAllowed;

async function send({ to, subject, facts, message }: Letter): Sent {
  const lines = facts.map(([label, value]) => `${label}: ${value}`);
  const text = [lines.join('\n'), message, `${copy.howToReply}\n${site.name} · ${env().siteUrl}`].join(
    '\n\n',
  );
  const messageId = `${randomUUID()}@${new URL(env().siteUrl).hostname}`;
  const sent = await Promise.allSettled(
    to.map((each, at) => runtime().mail.send({ to: each, subject, text, messageId: `${at}.${messageId}` })),
  );
  for (const each of sent)
    if (each.status === 'rejected') {
      const cause = each.reason instanceof Error ? each.reason.message : String(each.reason);
      process.stderr.write(`${JSON.stringify({ level: 'error', mail: messageId, cause })}\n`);
    }
  // One delivered copy is enough: a retry would reach that recipient twice.
  return sent.some(({ status }) => status === 'fulfilled') ? ok(null) : refuse(refusals.notSent(env()));
}

const tooMany = (): string => refusals.tooManyMessages(env());
