export default function AdminCarEdit() {
  return null;
}
