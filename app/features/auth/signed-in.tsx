import { createContext, type ReactNode, use } from 'react';
import type { Admin } from './auth.schema.ts';

const SignedInContext = createContext<Admin | null>(null);

/** Below it the person who is signed in is known. */
export function SignedIn({ admin, children }: { admin: Admin; children: ReactNode }) {
  return <SignedInContext value={admin}>{children}</SignedInContext>;
}

/** Who is signed in; only for what the guard lets through. */
export function useSignedInAdmin(): Admin {
  const admin = use(SignedInContext);
  if (!admin) throw new Error('There is no guard around this component');
  return admin;
}
