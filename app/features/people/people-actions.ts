/** What the administrators' screen does, and the forms that send it. Browser only. */
import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { z } from 'zod';
import { callAdminApi } from '#app/editing/admin-api.ts';
import { adminSchema } from '#app/features/auth/auth.schema.ts';
import { keepCredentials, readKeptAdmin } from '#app/features/auth/session.ts';
import { ApiError } from '#app/lib/api-client.ts';
import { type Errors, refusalErrors, refusalMessage } from './admin-people.rules.ts';
import { peopleSchema } from './admin-people.schema.ts';

export type PeopleAction =
  | { intent: 'add'; username: string; name: string; password: string }
  | { intent: 'rename'; id: string; name: string }
  | { intent: 'status'; id: string; active: boolean }
  | { intent: 'password'; current: string; new: string }
  | { intent: 'sign-out-others' };

export type PeopleOutcome =
  | { ok: true }
  | { ok: false; message: string; errors: Record<string, string> };

/** Runs an action. A refusal of the server is returned in the words of the screen. */
export async function actOnPeople(request: Request, action: PeopleAction): Promise<PeopleOutcome> {
  try {
    await call(request, action);
    return { ok: true };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, details } = error;
    return { ok: false, message: refusalMessage(status), errors: refusalErrors(status, details) };
  }
}

async function call(request: Request, action: PeopleAction): Promise<void> {
  switch (action.intent) {
    case 'add': {
      const { intent: _, ...body } = action;
      const added = z.object({ admin: adminSchema });
      await callAdminApi(request, '/admin/register', added, { method: 'POST', body });
      return;
    }
    case 'rename':
    case 'status': {
      const path = `/admin/admins/${encodeURIComponent(action.id)}`;
      const [to, body] =
        action.intent === 'rename'
          ? [path, { name: action.name }]
          : [`${path}/status`, { status: action.active }];
      await callAdminApi(request, to, peopleSchema, { method: 'PATCH', body });
      return;
    }
    case 'password': {
      const { intent: _, ...body } = action;
      const changed = z.object({ token: z.string() });
      const admin = readKeptAdmin();
      const options = { method: 'PUT', body } as const;
      const { token } = await callAdminApi(request, '/auth/admin/password', changed, options);
      if (admin) keepCredentials({ token, admin });
      return;
    }
    case 'sign-out-others':
      await callAdminApi(request, '/auth/admin/logout-others', z.null(), { method: 'POST' });
  }
}

/** Sends one action at a time; `onDone` runs when it is done and the list has loaded again. */
export function usePeopleAction(onDone: (action: PeopleAction) => void) {
  const fetcher = useFetcher<PeopleOutcome>();
  const { state, data, reset } = fetcher;
  const sent = useRef<PeopleAction>(null);
  const finish = useEffectEvent(() => {
    if (sent.current) onDone(sent.current);
    reset();
  });
  const isDone = state === 'idle' && data?.ok === true;
  useEffect(() => {
    if (isDone) finish();
  }, [isDone]);
  return {
    send(action: PeopleAction) {
      if (state !== 'idle') return;
      sent.current = action;
      void fetcher.submit(JSON.stringify(action), { method: 'post', encType: 'application/json' });
    },
    pending: state !== 'idle',
    refused: state === 'idle' && data?.ok === false ? data : null,
    reset,
  };
}

/**
 * A form of text fields: checked before it is sent, with the focus on the first field that is wrong.
 * `error` is a refusal that belongs to no field.
 */
export function usePeopleForm<Typed extends { [Field in keyof Typed]: string }>({
  id,
  blank,
  check,
  action,
  onDone,
}: {
  /** Begins the ids of the fields. */
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
    error: refused && Object.keys(refused.errors).length === 0 ? refused.message : null,
    submit() {
      const found = check(typed);
      setFaults(found);
      const first = Object.keys(blank).find((field) => found[field as Field]);
      if (first) document.getElementById(`${id}-${first}`)?.focus();
      else send(action(typed));
    },
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
