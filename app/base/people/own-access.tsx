import type { Admin } from '#app/base/auth/auth.schema.ts';
import { Button } from '#app/ui/button.tsx';
import { useToasts } from '#app/ui/dialogs/toasts.tsx';
import { PasswordField } from '#app/ui/fields/password-field.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { FormSection } from '#app/ui/sections.tsx';
import { Alert } from '#app/ui/states/alert.tsx';
import { checkPasswordChange, type PasswordChange } from './admin-people.rules.ts';
import { usePeopleAction, usePeopleForm } from './people-actions.ts';

export function OwnPassword({ me }: { me: Admin }) {
  const { account: accountText, people: adminPeopleText } = useOfficeText('people');
  const text = accountText.password;
  const toasts = useToasts();
  const { pending, error, submit, field } = usePeopleForm<PasswordChange>({
    id: 'password',
    blank: { current: '', new: '', repeat: '' },
    check: (typed) => checkPasswordChange(typed, me.username, adminPeopleText),
    action: (typed) => ({ intent: 'password', current: typed.current, new: typed.new }),
    onDone: () => toasts.success(text.done),
  });
  const passwordField = (name: keyof PasswordChange, autoComplete: string) => (
    <PasswordField
      {...field(name)}
      label={text[name]}
      autoComplete={autoComplete}
      showLabel={adminPeopleText.showPassword}
      hideLabel={adminPeopleText.hidePassword}
    />
  );
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
        {error && <Alert tone="error">{error}</Alert>}
        {/* Shows password managers the username. */}
        <input type="text" autoComplete="username" value={me.username} readOnly hidden />
        {passwordField('current', 'current-password')}
        <div>
          {passwordField('new', 'new-password')}
          <p className="mt-2 text-ink-soft text-small">{adminPeopleText.passwordRules}</p>
        </div>
        {passwordField('repeat', 'new-password')}
        <div>
          <Button type="submit" size="sm" variant="ink" pending={pending}>
            {text.submit}
          </Button>
        </div>
      </form>
    </FormSection>
  );
}

export function OwnSessions() {
  const { account: accountText } = useOfficeText('people');
  const text = accountText.sessions;
  const toasts = useToasts();
  const { send, pending, refused } = usePeopleAction(() => toasts.success(text.done));
  return (
    <FormSection id="own-sessions" title={text.title} text={text.text}>
      {refused && (
        <Alert tone="error" className="mb-4">
          {refused.error}
        </Alert>
      )}
      <Button size="sm" pending={pending} onClick={() => send({ intent: 'sign-out-others' })}>
        {text.submit}
      </Button>
    </FormSection>
  );
}
