import { Baby, Clock, Handshake, type LucideIcon, ReceiptText } from 'lucide-react';
import { transfersText } from './transfers.text.ts';

const text = transfersText.reasons;

const REASONS: { key: keyof typeof text.items; icon: LucideIcon }[] = [
  { key: 'meeting', icon: Handshake },
  { key: 'delay', icon: Clock },
  { key: 'fare', icon: ReceiptText },
  { key: 'seat', icon: Baby },
];

export function TransferReasons() {
  return (
    <section aria-labelledby="reasons-title" className="bg-sand py-16 lg:py-24">
      <div className="page grid gap-10 lg:grid-cols-[22rem_1fr] lg:gap-16">
        <div>
          <h2 id="reasons-title" className="text-3xl md:text-4xl">
            {text.title}
          </h2>
          <p className="mt-3 max-w-[44ch] text-pretty text-lg">{text.lead}</p>
        </div>
        <ul className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
          {REASONS.map(({ key, icon: Icon }) => (
            <li key={key} className="border-control-line/40 border-t pt-5">
              <Icon aria-hidden="true" strokeWidth={1.75} className="size-7 text-turquoise" />
              <h3 className="mt-3 font-bold text-lg tracking-tight">{text.items[key].title}</h3>
              <p className="mt-1 text-pretty">{text.items[key].text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
