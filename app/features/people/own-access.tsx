import { type ComponentProps, useState } from 'react';
import type { Admin } from '#app/features/auth/auth.schema.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { FormSection } from '#app/ui/form-section.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';
import { useToasts } from '#app/ui/toasts.tsx';
import { checkPasswordChange, type Errors, type PasswordChange } from './admin-people.rules.ts';
import { adminPeopleText } from './admin-people.text.ts';
import { usePeopleAction } from './use-people-action.ts';

const NOTHING: PasswordChange = { current: '', new: '', repeat: '' };
const FIELDS = ['current', 'new', 'repeat'] as const;
const idOf = (field: string) => `password-${field}`;

/** Changes one's own password; this browser stays signed in, all others do not. */
export function OwnPassword({ me }: { me: Admin }) {
  const text = adminPeopleText.password;
  const toasts = useToasts();
  const [typed, setTyped] = useState(NOTHING);
  const [faults, setFaults] = useState<Errors<keyof PasswordChange>>({});
  const { send, pending, refused } = usePeopleAction(() => {
    setTyped(NOTHING);
    toasts.success(text.done);
  });
  const errors: Errors<keyof PasswordChange> = { ...refused?.errors, ...faults };

  function submit() {
    const found = checkPasswordChange(typed, me.username);
    setFaults(found);
    const first = FIELDS.find((field) => found[field]);
    if (first) document.getElementById(idOf(first))?.focus();
    else send({ intent: 'password', current: typed.current, new: typed.new });
  }
  const field = (name: keyof PasswordChange): ComponentProps<typeof PasswordField> => ({
    id: idOf(name),
    label: text[name],
    required: true,
    value: typed[name],
    error: errors[name],
    autoComplete: name === 'current' ? 'current-password' : 'new-password',
    showLabel: adminPeopleText.showPassword,
    hideLabel: adminPeopleText.hidePassword,
    onChange: ({ currentTarget }) => {
      setTyped({ ...typed, [name]: currentTarget.value });
      setFaults({ ...faults, [name]: undefined });
    },
  });
  return (
    <FormSection id="own-password" title={text.title} text={text.text}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        className="grid gap-4"
      >
        {refused && Object.keys(refused.errors).length === 0 && (
          <Alert tone="error">{refused.message}</Alert>
        )}
        {/* For password managers: whose password it is. */}
        <input type="text" autoComplete="username" value={me.username} readOnly hidden />
        <PasswordField {...field('current')} />
        <div>
          <PasswordField {...field('new')} />
          <p className="mt-1.5 text-ink-soft text-sm">{adminPeopleText.passwordRules}</p>
        </div>
        <PasswordField {...field('repeat')} />
        <div>
          <Button type="submit" size="sm" variant="ink" pending={pending}>
            {text.submit}
          </Button>
        </div>
      </form>
    </FormSection>
  );
}

/** Ends one's own sessions in all other browsers. */
export function OwnSessions() {
  const text = adminPeopleText.sessions;
  const toasts = useToasts();
  const { send, pending, refused } = usePeopleAction(() => toasts.success(text.done));
  return (
    <FormSection id="own-sessions" title={text.title} text={text.text}>
      {refused && (
        <Alert tone="error" className="mb-4">
          {refused.message}
        </Alert>
      )}
      <Button size="sm" pending={pending} onClick={() => send({ intent: 'sign-out-others' })}>
        {text.submit}
      </Button>
    </FormSection>
  );
}
