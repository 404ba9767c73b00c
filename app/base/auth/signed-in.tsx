import { createContext, type ReactNode, use } from 'react';
import type { Admin } from './auth.schema.ts';

const SignedInContext = createContext<Admin | null>(null);

/** Tells all components below it who is signed in. */
export function SignedIn({ admin, children }: { admin: Admin; children: ReactNode }) {
  return <SignedInContext value={admin}>{children}</SignedInContext>;
}

/** The person who is signed in; needs the guard above it. */
export function useSignedInAdmin(): Admin {
  const admin = use(SignedInContext);
  if (!admin) throw new Error('There is no guard around this component');
  return admin;
}
