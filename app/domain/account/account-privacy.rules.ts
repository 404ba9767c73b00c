/**
 * Privacy of each column of the account's tables (`product.md, "Privacy"`): amounts stay, texts
 * that may name a person are erased.
 */
import type { Privacy } from '#app/lib/privacy.ts';

export const chargeRowPrivacy = {
  id: 'impersonal',
  position: 'impersonal',
  bookingId: 'impersonal',
  kind: 'impersonal',
  label: { erasedTo: '' },
  quantity: 'impersonal',
  eachCents: 'impersonal',
  cents: 'impersonal',
  day: 'impersonal',
  ofReturn: 'impersonal',
  note: { erasedTo: '' },
  roundingOf: 'impersonal',
  staffName: 'impersonal',
  createdAt: 'impersonal',
  voidedAt: 'impersonal',
  voidedBy: 'impersonal',
  voidReason: { erasedTo: '-' },
} satisfies Record<string, Privacy>;

export const paymentRowPrivacy = {
  id: 'impersonal',
  number: 'impersonal',
  bookingId: 'impersonal',
  direction: 'impersonal',
  purpose: 'impersonal',
  method: 'impersonal',
  currency: 'impersonal',
  amountMinor: 'impersonal',
  rate: 'impersonal',
  cents: 'impersonal',
  paidAt: 'impersonal',
  note: { erasedTo: '' },
  refundOf: 'impersonal',
  reverses: 'impersonal',
  keptFrom: 'impersonal',
  staffName: 'impersonal',
  cashCountId: 'impersonal',
  createdAt: 'impersonal',
} satisfies Record<string, Privacy>;

export const cardHoldRowPrivacy = {
  id: 'impersonal',
  bookingId: 'impersonal',
  cents: 'impersonal',
  reference: { erasedTo: '' },
  expiresOn: 'impersonal',
  note: { erasedTo: '' },
  state: 'impersonal',
  paymentId: 'impersonal',
  staffName: 'impersonal',
  createdAt: 'impersonal',
  endedAt: 'impersonal',
  endedBy: 'impersonal',
} satisfies Record<string, Privacy>;

export const roadChargeRowPrivacy = {
  id: 'impersonal',
  kind: 'impersonal',
  plate: 'impersonal',
  at: 'impersonal',
  place: 'impersonal',
  reference: 'impersonal',
  amountMinor: 'impersonal',
  dueDay: 'impersonal',
  discountUntil: 'impersonal',
  paidDay: 'impersonal',
  state: 'impersonal',
  bookingId: 'impersonal',
  chargeId: 'impersonal',
  note: { erasedTo: '' },
  staffName: 'impersonal',
  version: 'impersonal',
  createdAt: 'impersonal',
  updatedAt: 'impersonal',
} satisfies Record<string, Privacy>;
