/** Actions on the damages of a vehicle. Only for browsers. */
import { z } from 'zod';
import { callAdminApi } from '#app/editing/office-calls/admin-api.ts';
import { vehiclePath } from '#app/editing/office-paths.rules.ts';
import { readDecimal } from '#app/lib/money/decimal.ts';

/**
 * Returns the typed amount; null if it is empty. A text that is not a number stays a text, which
 * the API refuses.
 */
function amountOf(typed = ''): number | string | null {
  const amount = readDecimal(typed);
  return amount === null || !Number.isNaN(amount) ? amount : typed;
}

/** Returns the days of a repair; null if neither was typed. */
function daysOf(firstDay = '', lastDay = '') {
  return firstDay || lastDay ? { firstDay, lastDay } : null;
}

type Sent = Record<string, string> & { id: string };

/** Returns the actions by intent, for `runListAction`. */
export function damageActions(request: Request) {
  const damage = (id: string) => `/admin/damages/${encodeURIComponent(id)}`;
  return {
    'add-damage': ({ id, panel, kind, note, estimate, idempotencyKey = '' }: Sent) =>
      callAdminApi(request, `${vehiclePath(id)}/damages`, z.unknown(), {
        method: 'POST',
        body: { panel, kind, note, estimate: amountOf(estimate) },
        idempotencyKey,
      }),
    'change-damage': ({ id, state, note, estimate, version, ...sent }: Sent) =>
      callAdminApi(request, damage(id), z.unknown(), {
        method: 'PUT',
        body: {
          ...{ state, note, estimate: amountOf(estimate), version: Number(version) },
          ...(state === 'repaired' && { repairedDay: sent.repairedDay }),
          repair: daysOf(sent['repair.firstDay'], sent['repair.lastDay']),
          expenseId: sent.expenseId || null,
          allowOverbooking: sent.allowOverbooking === 'yes',
        },
      }),
    'charge-damage': ({ id, amount, idempotencyKey = '' }: Sent) =>
      callAdminApi(request, `${damage(id)}/charge`, z.unknown(), {
        method: 'POST',
        body: { amount: amountOf(amount) },
        idempotencyKey,
      }),
  };
}
