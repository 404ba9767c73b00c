/** Texts of the zones' screen; what the spec quotes (part 8) is verbatim. */
import { editingText } from '#app/editing/editing.text.ts';
import type { ZoneField } from './zone-form.schema.ts';
import { VEHICLE_NAMES } from './zone-input.text.ts';

const fields: Record<ZoneField, string> = {
  zoneName: 'Zone name',
  description: 'Description',
  'pricing.capacity_1_4': VEHICLE_NAMES.capacity_1_4,
  'pricing.capacity_1_6': VEHICLE_NAMES.capacity_1_6,
  'pricing.capacity_1_16': VEHICLE_NAMES.capacity_1_16,
  displayOrder: 'Display order',
  status: 'Status',
};

export const zoneAlerts = {
  fetchFailed: 'Failed to fetch transfer zones',
  creating: (error: string) => `Error creating zone: ${error}`,
  updating: (error: string) => `Error updating zone: ${error}`,
  deleting: (error: string) => `Error deleting zone: ${error}`,
  created: 'Transfer zone created successfully!',
  updated: 'Transfer zone updated successfully!',
  deleted: 'Transfer zone deleted successfully!',
};

export const adminZonesText = {
  pageTitle: 'Transfer zones – Kervan',
  title: 'Transfer zones',
  lead: (active: number, total: number) =>
    total === 1 ? `1 zone, ${active} active` : `${total} zones, ${active} active`,
  loading: 'Loading transfer zones…',
  retry: 'Retry',
  unreachable: 'The server cannot be reached. Please try again.',
  add: 'Add zone',
  changeOrder: 'Change order',
  search: 'Search zones',
  found: (count: number) => (count === 1 ? '1 zone found' : `${count} zones found`),
  noneFound: 'No zone matches your search',
  clearSearch: 'Clear search',
  empty: 'No transfer zones yet',
  emptyText: 'Add the first one; visitors see it on the transfer page as soon as it is active.',
  columns: {
    zone: 'Zone',
    capacity_1_4: 'Up to 4',
    capacity_1_6: 'Up to 6',
    capacity_1_16: 'Up to 16',
    order: 'Order',
    status: 'Status',
    actions: 'Actions',
  },
  statuses: { active: 'Active', inactive: 'Inactive' },
  switchStatus: (name: string) => `${name} is shown to visitors`,
  edit: (name: string) => `Edit ${name}`,
  delete: (name: string) => `Delete ${name}`,
  deletion: {
    title: 'Delete this zone?',
    question: (name: string) =>
      `Are you sure you want to delete "${name}"? This action cannot be undone.`,
    upcoming: (count: number) =>
      count === 1
        ? 'One transfer to it is still to come. Its booking stays, with the zone’s name.'
        : `${count} transfers to it are still to come. Their bookings stay, with the zone’s name.`,
    confirm: 'Delete',
    cancel: 'Cancel',
  },
  form: {
    addTitle: 'New transfer zone',
    editing: (name: string) => `Editing ${name}`,
    fields,
    fieldMessage: (field: ZoneField, message: string) =>
      field.startsWith('pricing.') && !message.includes(fields[field])
        ? `${fields[field]}: ${message}`
        : message,
    nameHint: 'A drop-off that names it gets its fare.',
    descriptionHint: 'Neighbouring places; visitors find the zone by them.',
    pricesTitle: 'Price in euros for the whole vehicle, one way, VAT included',
    orderHint: 'Zones with a smaller number come first.',
    invalid: 'Please check these fields',
    create: 'Create zone',
    save: 'Save',
    cancel: 'Cancel',
    keys: 'Enter saves, Esc cancels',
  },
  order: {
    title: 'Order of the zones',
    text: 'Visitors see the zones in this order. Drag them, or move them with the arrows; nothing changes until you save.',
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    moved: (name: string, place: number, count: number) => `${name} is now ${place} of ${count}`,
    save: 'Save order',
    leaveText: 'The new order of the zones is not saved.',
    changed: {
      title: 'Somebody else has changed the zones or their order meanwhile.',
      text: 'What you arranged is still below, new zones at its end. Saving puts it in place of the order that holds now:',
      list: 'The order that holds now',
      take: 'Begin anew from this order',
    },
  },
  editing: editingText('zone'),
};
