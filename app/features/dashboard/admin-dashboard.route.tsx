export default function AdminDashboard() {
  return null;
}
