import { useEffect, useRef } from 'react';
import { Form, PrefetchPageLinks, useLocation, useNavigation } from 'react-router';
import { signInText as text } from '#app/features/auth/auth.text.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { InputField } from '#app/ui/field.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';
import type { SignInAnswer } from './request-sign-in.ts';

/**
 * Name and password, sent by POST so that a browser without our scripts does not write them into
 * the address. What was typed stays after a failure, ready to be put right.
 */
export function SignInForm({
  result,
  next,
}: {
  result: Extract<SignInAnswer, { ok: false }> | undefined;
  /** Where it leads; fetched while somebody is still typing. */
  next: string;
}) {
  const navigation = useNavigation();
  // The same message is said again after another attempt.
  const { key: attempt } = useLocation();
  const pending = navigation.formMethod === 'POST';
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!result) return;
    const field = form.current?.elements.namedItem(result.missing[0] ?? 'password');
    if (field instanceof HTMLInputElement) {
      field.focus();
      field.select();
    }
  }, [result]);

  const errorOf = (name: 'username' | 'password', message: string) =>
    result?.missing.includes(name) ? message : undefined;
  return (
    <Form ref={form} method="post" replace noValidate className="mt-8 grid gap-5">
      <PrefetchPageLinks page={next} />
      {result && (
        <Alert key={attempt} tone="error">
          {result.message}
        </Alert>
      )}
      <InputField
        label={text.username}
        error={errorOf('username', text.missingUsername)}
        id="username"
        name="username"
        defaultValue={result?.username}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        autoFocus
      />
      <PasswordField
        label={text.password}
        error={errorOf('password', text.missingPassword)}
        id="password"
        name="password"
        autoComplete="current-password"
        required
        showLabel={text.showPassword}
        hideLabel={text.hidePassword}
      />
      <Button type="submit" variant="primary" size="lg" pending={pending} className="mt-2 w-full">
        {pending ? text.submitting : text.submit}
      </Button>
    </Form>
  );
}
