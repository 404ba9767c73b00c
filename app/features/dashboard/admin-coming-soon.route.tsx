import { useLocation } from 'react-router';
import { ComingSoon } from './coming-soon.tsx';
import { sectionOf } from './sections.rules.ts';

export default function AdminComingSoon() {
  return <ComingSoon section={sectionOf(useLocation())} />;
}
