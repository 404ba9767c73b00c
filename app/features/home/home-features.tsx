import {
  Baby,
  CreditCard,
  type LucideIcon,
  MessageCircle,
  ReceiptText,
  ShieldCheck,
} from 'lucide-react';
import { homeText } from './home.text.ts';
import { PlacesBoard } from './places-board.tsx';

const text = homeText.features;

const FEATURES: { key: keyof typeof text.items; icon: LucideIcon }[] = [
  { key: 'price', icon: ReceiptText },
  { key: 'insurance', icon: ShieldCheck },
  { key: 'chat', icon: MessageCircle },
  { key: 'payment', icon: CreditCard },
  { key: 'family', icon: Baby },
];

/** Why here: five plain facts beside the board of places where a car can be had. */
export function HomeFeatures({ places }: { places: string[] }) {
  return (
    <section aria-labelledby="why" className="bg-sand py-16 lg:py-24">
      <div className="page grid gap-12 lg:grid-cols-[1fr_26rem] lg:gap-20">
        <div>
          <h2 id="why" className="max-w-[16ch] text-3xl md:text-5xl">
            {text.title}
          </h2>
          <p className="mt-4 max-w-[52ch] text-pretty text-lg">{text.lead}</p>
          <ul className="mt-10 border-control-line/40 border-t">
            {FEATURES.map(({ key, icon: Icon }) => (
              <li
                key={key}
                className="grid grid-cols-[2rem_1fr] gap-x-4 gap-y-1 border-control-line/40 border-b py-5 md:grid-cols-[2rem_15rem_1fr]"
              >
                <Icon aria-hidden="true" strokeWidth={1.75} className="size-7 text-turquoise" />
                <h3 className="pt-0.5 font-bold text-lg tracking-tight">{text.items[key].title}</h3>
                <p className="text-pretty max-md:col-start-2">{text.items[key].text}</p>
              </li>
            ))}
          </ul>
        </div>
        <PlacesBoard places={places} />
      </div>
    </section>
  );
}
