import { type ChangeEvent, useState } from 'react';
import { z } from 'zod';
import { adminSchema } from '#app/base/auth/auth.schema.ts';
import { keepToken } from '#app/base/auth/session.ts';
import { callAdminApi } from '#app/editing/office-calls/admin-api.ts';
import { useBusyFetcher, useOutcome } from '#app/editing/office-calls/use-outcome.ts';
import { ApiError } from '#app/lib/http/api-client.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { type Errors, refusalErrors, refusalMessage } from './admin-people.rules.ts';
import { peopleSchema } from './admin-people.schema.ts';

export type PeopleAction =
  | { intent: 'add'; username: string; name: string; password: string; role: string }
  | { intent: 'role'; id: string; role: string }
  | { intent: 'rename'; id: string; name: string }
  | { intent: 'enable' | 'disable'; id: string }
  | { intent: 'password'; current: string; new: string }
  | { intent: 'sign-out-others' };

export type PeopleOutcome =
  | { ok: true }
  | { ok: false; error: string; errors: Record<string, string> };

/** Sends an action from a form to the API. Returns a refusal in the texts of the screen. */
export async function actOnPeople(
  request: Request,
  text: OfficeTexts['people']['people'],
): Promise<PeopleOutcome> {
  const action = Object.fromEntries(await request.formData()) as PeopleAction;
  try {
    await call(request, action);
    return { ok: true };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, details } = error;
    const errors = refusalErrors(status, details, text);
    return { ok: false, error: refusalMessage(status, text), errors };
  }
}

async function call(request: Request, action: PeopleAction): Promise<unknown> {
  const send = <Result>(
    path: string,
    response: z.ZodType<Result>,
    options: { method: 'PATCH' | 'POST' | 'PUT'; body?: object },
  ) => callAdminApi(request, path, response, { ...options, language: 'tr' });
  const personPath = (id: string) => `/admin/admins/${encodeURIComponent(id)}`;
  const { intent, ...body } = action;
  switch (action.intent) {
    case 'add':
      return send('/admin/register', z.object({ admin: adminSchema }), { method: 'POST', body });
    case 'role':
      return send(`${personPath(action.id)}/role`, peopleSchema, {
        method: 'PATCH',
        body: { role: action.role },
      });
    case 'rename':
      return send(personPath(action.id), peopleSchema, {
        method: 'PATCH',
        body: { name: action.name },
      });
    case 'enable':
    case 'disable':
      return send(`${personPath(action.id)}/status`, peopleSchema, {
        method: 'PATCH',
        body: { status: intent === 'enable' },
      });
    case 'password': {
      const changed = z.object({ token: z.string() });
      const { token } = await send('/auth/admin/password', changed, { method: 'PUT', body });
      return keepToken(token);
    }
    case 'sign-out-others':
      return send('/auth/admin/logout-others', z.null(), { method: 'POST' });
  }
}

/** Sends one action at a time. `onDone` runs after success, when the list has loaded again. */
export function usePeopleAction(onDone: () => void) {
  const fetcher = useBusyFetcher<PeopleOutcome>();
  const { state, reset, submit } = fetcher;
  const outcome = useOutcome(fetcher, ({ ok }) => {
    if (!ok) return;
    onDone();
    reset();
  });
  return {
    send(action: PeopleAction) {
      if (state === 'idle') void submit(action, { method: 'post' });
    },
    pending: state !== 'idle',
    refused: outcome?.ok === false ? outcome : null,
  };
}

/**
 * Form of text fields. Checks the fields before sending and focuses the first wrong field. `error`
 * is a refusal that belongs to no field.
 */
export function usePeopleForm<Typed extends { [Field in keyof Typed]: string }>({
  id,
  blank,
  check,
  action,
  onDone,
}: {
  id: string;
  blank: Typed;
  check: (typed: Typed) => Errors<keyof Typed & string>;
  action: (typed: Typed) => PeopleAction;
  onDone: (typed: Typed) => void;
}) {
  type Field = keyof Typed & string;
  const [typed, setTyped] = useState(blank);
  const [faults, setFaults] = useState<Errors<Field>>({});
  const { send, pending, refused } = usePeopleAction(() => {
    setTyped(blank);
    onDone(typed);
  });
  const errors: Record<string, string | undefined> = { ...refused?.errors, ...faults };
  return {
    pending,
    error: refused && Object.keys(refused.errors).length === 0 ? refused.error : null,
    submit() {
      const found = check(typed);
      setFaults(found);
      const first = Object.keys(blank).find((field) => found[field as Field]);
      if (first) document.getElementById(`${id}-${first}`)?.focus();
      else send(action(typed));
    },
    choice: (name: Field) => ({
      id: `${id}-${name}`,
      value: typed[name] as string,
      onChange: (value: string) => setTyped({ ...typed, [name]: value }),
    }),
    field: (name: Field) => ({
      id: `${id}-${name}`,
      value: typed[name],
      error: errors[name],
      required: true,
      onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
        setTyped({ ...typed, [name]: value });
        setFaults({ ...faults, [name]: undefined });
      },
    }),
  };
}
