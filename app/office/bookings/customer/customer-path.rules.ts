export const CUSTOMERS_PATH = '/admin/customers';

export function customerPath(id: string): string {
  return `${CUSTOMERS_PATH}/${encodeURIComponent(id)}`;
}
