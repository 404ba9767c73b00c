import { Outlet } from 'react-router';
import { useSignedInAdmin } from '#app/base/auth/signed-in.tsx';
import { OwnersOnly } from './owners-only.tsx';

/** Around the pages of owners. What they read is refused to staff by the API; this says so in words. */
export default function AdminOwner() {
  return useSignedInAdmin().role === 'owner' ? <Outlet /> : <OwnersOnly />;
}
