import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import { type CurrencyCode, formatCents } from '#app/lib/money/money.ts';
import type { ShownRates } from '../exchange-rates.schema.ts';
import { createCurrencyStore } from './currency-preference.ts';
import { createRatesStore, type RatesState } from './rates-store.ts';

export interface CurrencyContext extends Omit<RatesState, 'base'> {
  currency: CurrencyCode;
  /** Remembers the choice; anything but a supported currency is ignored. */
  setCurrency(choice: string): void;
  /** Euro cents as text in the chosen currency. For single amounts, never for parts of a total. */
  format(cents: number): string;
}

const Context = createContext<CurrencyContext | null>(null);

export function CurrencyProvider({
  initialCurrency,
  initialRates,
  children,
}: {
  /** The currency of the request's cookie: what the server renders with. */
  initialCurrency: CurrencyCode;
  initialRates: ShownRates;
  children: ReactNode;
}) {
  const [choice] = useState(() => createCurrencyStore(initialCurrency));
  const [rateStore] = useState(() => createRatesStore(initialRates));
  const currency = useSyncExternalStore(choice.subscribe, choice.get, () => initialCurrency);
  const { rates, asOf, source, error } = useSyncExternalStore(
    rateStore.subscribe,
    rateStore.get,
    rateStore.get,
  );

  return (
    <Context
      value={{
        currency,
        rates,
        asOf,
        source,
        error,
        setCurrency: choice.set,
        format: (cents) => formatCents(cents, currency, rates),
      }}
    >
      {children}
    </Context>
  );
}

/** The chosen currency and the rates in force; must be called inside a CurrencyProvider. */
export function useCurrency(): CurrencyContext {
  const context = useContext(Context);
  if (!context) throw new Error('useCurrency needs a CurrencyProvider above it');
  return context;
}
