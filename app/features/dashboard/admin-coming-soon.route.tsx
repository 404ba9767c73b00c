export default function AdminComingSoon() {
  return null;
}
