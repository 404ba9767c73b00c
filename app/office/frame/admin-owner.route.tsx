import { Outlet } from 'react-router';
import { useSignedInAdmin } from '#app/base/auth/signed-in.tsx';
import { OwnersOnly } from './owners-only.tsx';

/** Frame of owners' pages. The API refuses staff; this frame shows why. */
export default function AdminOwner() {
  return useSignedInAdmin().role === 'owner' ? <Outlet /> : <OwnersOnly />;
}
