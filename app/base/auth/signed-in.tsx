import { createContext, type ReactNode, use } from 'react';
import type { Admin } from './auth.schema.ts';

const SignedInContext = createContext<Admin | null>(null);

export function SignedIn({ admin, children }: { admin: Admin; children: ReactNode }) {
  return <SignedInContext value={admin}>{children}</SignedInContext>;
}

/** Returns the signed-in person. Throws outside of `SignedIn`. */
export function useSignedInAdmin(): Admin {
  const admin = use(SignedInContext);
  if (!admin) throw new Error('There is no guard around this component');
  return admin;
}
