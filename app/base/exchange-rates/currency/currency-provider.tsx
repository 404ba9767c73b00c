import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import { type CurrencyCode, formatCents } from '#app/lib/money/money.ts';
import type { ShownRates } from '../exchange-rates.schema.ts';
import { createCurrencyStore } from './currency-preference.ts';
import { createRatesStore, type RatesState } from './rates-store.ts';

export interface CurrencyContext extends Omit<RatesState, 'base'> {
  currency: CurrencyCode;
  setCurrency(choice: string): void;
  /**
   * Formats euro cents in the chosen currency. Not for parts of a total, because rounded parts may
   * not add up.
   */
  format(cents: number): string;
}

const Context = createContext<CurrencyContext | null>(null);

export function CurrencyProvider({
  initialCurrency,
  initialRates,
  children,
}: {
  /** Currency in the request's cookie, with which the server renders. */
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

/** Returns the chosen currency and the rates in force. Throws outside of a CurrencyProvider. */
export function useCurrency(): CurrencyContext {
  const context = useContext(Context);
  if (!context) throw new Error('useCurrency needs a CurrencyProvider above it');
  return context;
}
