import { phoneLink } from '#app/lib/requests/phone.ts';
import { whatsappLink } from '#app/lib/requests/whatsapp.ts';
import type { Business } from '../settings.schema.ts';

export interface ContactLinks {
  whatsapp: string;
  phone: string;
  email: string;
  instagram: string | null;
}

/** Returns the four links of the contact widget. `greeting` begins the chat. */
export function contactLinks(business: Business, greeting: string): ContactLinks {
  return {
    whatsapp: whatsappLink(business.whatsappNumber, greeting),
    phone: phoneLink(business.phone),
    email: `mailto:${business.email}`,
    instagram: business.links.instagram,
  };
}

/** Returns the address of an Instagram name: https://www.instagram.com/kervan for `@kervan` and `kervan`. */
export function completeInstagram(typed: string): string {
  const name = /^(?:(?:www\.)?instagram\.com\/|@)([\w.]{1,30})\/?$/i.exec(typed.trim())?.[1];
  const plain = /^\w{1,30}$/.exec(typed.trim())?.[0];
  return name || plain ? `https://www.instagram.com/${name ?? plain}` : typed;
}
