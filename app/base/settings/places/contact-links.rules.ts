/** Addresses that start a call, a letter or a chat with the business. */
import { phoneLink } from '#app/lib/requests/phone.ts';
import { whatsappLink } from '#app/lib/requests/whatsapp.ts';
import type { Business } from '../settings.schema.ts';

export interface ContactLinks {
  whatsapp: string;
  phone: string;
  email: string;
  /** Null when the business has none. */
  instagram: string | null;
}

/** The four ways of the contact widget; `greeting` is what the chat starts with. */
export function contactLinks(business: Business, greeting: string): ContactLinks {
  return {
    whatsapp: whatsappLink(business.whatsappNumber, greeting),
    phone: phoneLink(business.phone),
    email: `mailto:${business.email}`,
    instagram: business.links.instagram,
  };
}

/** The address of an Instagram name: `@kervan` and `kervan` are https://www.instagram.com/kervan. */
export function completeInstagram(typed: string): string {
  const name = /^(?:(?:www\.)?instagram\.com\/|@)([\w.]{1,30})\/?$/i.exec(typed.trim())?.[1];
  const plain = /^\w{1,30}$/.exec(typed.trim())?.[0];
  return name || plain ? `https://www.instagram.com/${name ?? plain}` : typed;
}
