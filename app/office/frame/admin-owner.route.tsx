import { Outlet } from 'react-router';
import { useSignedInAdmin } from '#app/base/auth/signed-in.tsx';
import { OwnersOnly } from './owners-only.tsx';

/** Layout of pages for owners only. The API refuses staff; this layout shows them why. */
export default function AdminOwner() {
  return useSignedInAdmin().role === 'owner' ? <Outlet /> : <OwnersOnly />;
}
