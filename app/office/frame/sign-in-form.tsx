import { useEffect, useRef } from 'react';
import { Form, PrefetchPageLinks, useLocation, useNavigation } from 'react-router';
import { signedInSchema } from '#app/base/auth/auth.schema.ts';
import { signInText as text } from '#app/base/auth/auth.text.ts';
import { keepCredentials } from '#app/base/auth/session.ts';
import { clearCredentials } from '#app/editing/office-calls/token.ts';
import { readResponse } from '#app/lib/http/api-client.ts';
import { limitedSignal } from '#app/lib/http/limited-signal.ts';
import { Button } from '#app/ui/button.tsx';
import { InputField } from '#app/ui/fields/field.tsx';
import { PasswordField } from '#app/ui/fields/password-field.tsx';
import { Alert } from '#app/ui/states/alert.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';

const TIMEOUT_MS = 30_000;

/** Result of a sign-in; it never contains the password. */
export type SignInResult =
  | { ok: true }
  | { ok: false; message: string; username: string; missing: ('username' | 'password')[] };

/**
 * Signs in with the fields of the form and stores the token. A failure removes a stored token; its
 * message is the server's, else the exception's, else our own (spec, parts 4 and 8). Browser only.
 */
export async function requestSignIn(form: FormData, signal: AbortSignal): Promise<SignInResult> {
  const username = String(form.get('username') ?? '');
  const password = String(form.get('password') ?? '');
  const missing = [
    ...(username.trim() ? [] : ['username' as const]),
    ...(password ? [] : ['password' as const]),
  ];
  if (missing.length > 0) return { ok: false, message: text.missing, username, missing };
  try {
    const response = await fetch('/api/auth/admin/login', {
      method: 'POST',
      signal: limitedSignal(signal, TIMEOUT_MS),
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password }),
    }).catch((cause: unknown) => {
      // The browser's own message is an English fragment that differs between browsers.
      throw new Error(text.unreachable, { cause });
    });
    keepCredentials(await readResponse(response, signedInSchema));
    return { ok: true };
  } catch (error) {
    clearCredentials();
    const message = (error instanceof Error && error.message) || text.failed;
    return { ok: false, message, username, missing: [] };
  }
}

/**
 * Form for name and password. A failure keeps both as they were typed. The button is disabled until
 * hydration, so that the form cannot be sent and nothing typed is lost.
 */
export function SignInForm({
  result,
  next,
}: {
  result: Extract<SignInResult, { ok: false }> | undefined;
  /** Address of the page after the sign-in; prefetched while the person types. */
  next: string;
}) {
  const navigation = useNavigation();
  // A new key repeats the announcement when the message is the same as before.
  const { key: attempt } = useLocation();
  const pending = navigation.formMethod === 'POST';
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!result) return;
    const [toFill = result.username ? 'password' : 'username'] = result.missing;
    const field = form.current?.elements.namedItem(toFill);
    if (field instanceof HTMLInputElement) {
      field.focus();
      field.select();
    }
  }, [result]);

  const errorOf = (name: 'username' | 'password', message: string) =>
    result?.missing.includes(name) ? message : undefined;
  return (
    <Form ref={form} method="post" replace noValidate className="sign-in mt-8 grid gap-4">
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
      <Button
        type="submit"
        variant="primary"
        size="lg"
        disabled={!isHydrated}
        pending={pending}
        className="mt-2 w-full"
      >
        {pending ? text.submitting : text.submit}
      </Button>
    </Form>
  );
}
