/** Requests the customers that the booking form offers, by the page's client action. Browser only. */
import { useEffect, useEffectEvent } from 'react';
import { useFetcher, useFormAction } from 'react-router';
import {
  type CustomerMatches,
  customerMatchesSchema,
} from '#app/domain/customers/customer-match.schema.ts';
import { callAdminApi } from '#app/editing/office-calls/admin-api.ts';
import { loadSection } from '#app/lib/page-part.ts';

/** Question to the page's client action, with the query of `/admin/customers/matches`. */
export interface MatchesQuestion {
  matches: string;
}
interface MatchesAnswer {
  query: string;
  /** Empty when the request failed, too: the form works without offers. */
  found: CustomerMatches;
}

const NO_MATCHES: CustomerMatches = { matches: [], known: [] };

/** Returns the response of the client action. */
export async function answerMatches(
  request: Request,
  { matches: query }: MatchesQuestion,
): Promise<MatchesAnswer> {
  const path = `/admin/customers/matches?${query}`;
  const answer = await loadSection(callAdminApi(request, path, customerMatchesSchema));
  return { query, found: answer.ok ? answer.data : NO_MATCHES };
}

/** Milliseconds within which a quick typist types the next letter. */
const PAUSE_MS = 200;

/**
 * The customers that fit what is typed: `matches` fit the search, which may be empty, and `known`
 * have the whole phone number. While an answer is missing there are no `matches`;
 * `known` stays as long as the phone number is the same.
 */
export function useCustomerMatches(typed: { search: string; phone: string }): CustomerMatches {
  const { submit, data } = useFetcher<MatchesAnswer>();
  // Without an action the request would go to the page that is open at that moment.
  const action = useFormAction();
  const [search, phone] = [typed.search.trim(), typed.phone.trim()];
  const query = String(new URLSearchParams({ ...(search && { search }), ...(phone && { phone }) }));
  const ask = useEffectEvent(() => {
    const question: MatchesQuestion = { matches: query };
    submit(JSON.stringify(question), {
      action,
      method: 'post',
      encType: 'application/json',
      // The request changes nothing.
      defaultShouldRevalidate: false,
    });
  });
  useEffect(() => {
    if (!query) return;
    const pause = setTimeout(ask, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [query]);
  if (!query || !data) return NO_MATCHES;
  // The known customer stays while a name is typed; offers that no longer match go.
  const isSamePhone = (new URLSearchParams(data.query).get('phone') ?? '') === phone;
  return {
    matches: data.query === query ? data.found.matches : [],
    known: isSamePhone ? data.found.known : [],
  };
}
