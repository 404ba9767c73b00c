/** Browser only. */
import { useEffect, useEffectEvent } from 'react';
import { useFetcher, useFormAction } from 'react-router';
import {
  type CustomerMatches,
  customerMatchesSchema,
} from '#app/domain/customers/customer-match.schema.ts';
import { callAdminApi } from '#app/editing/office-calls/admin-api.ts';
import { loadPart } from '#app/lib/page-part.ts';

/** Request to the page's client action; `matches` is the query of `/admin/customers/matches`. */
export interface MatchesQuestion {
  matches: string;
}
interface MatchesResult {
  query: string;
  /** Empty also if the request failed: the form works without suggestions. */
  found: CustomerMatches;
}

const NO_MATCHES: CustomerMatches = { matches: [], known: [] };

export async function readMatches(
  request: Request,
  { matches: query }: MatchesQuestion,
): Promise<MatchesResult> {
  const path = `/admin/customers/matches?${query}`;
  const matches = await loadPart(callAdminApi(request, path, customerMatchesSchema));
  return { query, found: matches.ok ? matches.data : NO_MATCHES };
}

/** Pause in typing, in ms, after which customers are requested; quick typists pause less. */
const PAUSE_MS = 200;

/**
 * Returns the customers that match the typed text: `matches` for the search, which may be empty,
 * and `known` for the whole phone number. While a response is missing, `matches` is empty; `known`
 * stays as long as the phone number is the same.
 */
export function useCustomerMatches(typed: { search: string; phone: string }): CustomerMatches {
  const { submit, data } = useFetcher<MatchesResult>();
  // Explicit: otherwise the request would go to the page that is open at that moment.
  const action = useFormAction();
  const [search, phone] = [typed.search.trim(), typed.phone.trim()];
  const query = String(new URLSearchParams({ ...(search && { search }), ...(phone && { phone }) }));
  const request = useEffectEvent(() => {
    const question: MatchesQuestion = { matches: query };
    submit(JSON.stringify(question), {
      action,
      method: 'post',
      encType: 'application/json',
      // The request changes nothing, so nothing is reloaded.
      defaultShouldRevalidate: false,
    });
  });
  useEffect(() => {
    if (!query) return;
    const pause = setTimeout(request, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [query]);
  if (!query || !data) return NO_MATCHES;
  // The known customer stays while a name is typed; outdated matches disappear.
  const isSamePhone = (new URLSearchParams(data.query).get('phone') ?? '') === phone;
  return {
    matches: data.query === query ? data.found.matches : [],
    known: isSamePhone ? data.found.known : [],
  };
}
