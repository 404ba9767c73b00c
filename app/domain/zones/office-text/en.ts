/** Texts of zones for staff, in English. Texts that the spec quotes (part 8) are verbatim. */

import { editingText } from '#app/editing/editing.text.ts';
import { formatCount } from '#app/lib/money/decimal.ts';
import { translationLabels } from '#app/lib/words/translation-labels.ts';
import type { tr } from './tr.ts';

/** `error` is empty if the server gave no reason. */
const because = (sentence: string) => (error: string) =>
  error ? `${sentence}: ${error}` : `${sentence}.`;

const description = 'Description';

export const en: typeof tr = {
  labels: {
    zoneName: 'Zone name',
    spellings: 'Other spellings',
    description,
    'pricing.capacity_1_4': '1–4 passengers',
    'pricing.capacity_1_6': '1–6 passengers',
    'pricing.capacity_1_16': '1–16 passengers',
    displayOrder: 'Display order',
    status: 'Status',
    ...translationLabels({ description }),
  },
  input: {
    invalid: 'Some fields are not valid',
    required: (label) => `${label} is required`,
    fareRequired: (label) => `Price for ${label} is required`,
    notAText: (label) => `${label} must be text`,
    nameWithoutWord: 'Zone name must have a letter or a digit',
    nameTaken: (other) => `“${other}” already has this name; the site could not tell them apart.`,
    tooLong: (label, most) => `${label} must have at most ${most} characters`,
    tooMany: (label, most) => `${label}: at most ${most}`,
    displayOrder: (_label, most) =>
      `Display order must be a whole number from 0 to ${formatCount(most)}`,
    status: 'Status must be active or inactive',
    version: 'Version is required',
    stale: 'Somebody else has changed this zone since you opened it',
    notFound: 'Transfer zone not found',
  },
  alerts: {
    fetchFailed: 'Failed to fetch transfer zones',
    creating: because('Error creating zone'),
    updating: because('Error updating zone'),
    deleting: because('Error deleting zone'),
    created: 'Transfer zone created successfully!',
    updated: 'Transfer zone updated successfully!',
    deleted: 'Transfer zone deleted successfully!',
  },
  page: {
    pageTitle: 'Transfer zones – Kervan',
    title: 'Transfer zones',
    lead: (active, total) =>
      total === 1 ? `1 zone, ${active} active` : `${total} zones, ${active} active`,
    add: 'Add zone',
    search: 'Search zones',
    found: (count) => (count === 1 ? '1 zone found' : `${count} zones found`),
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
    switchStatus: (name) => `${name} is shown to visitors`,
    up: (name) => `Move ${name} up`,
    down: (name) => `Move ${name} down`,
    edit: (name) => `Edit ${name}`,
    delete: (name) => `Delete ${name}`,
    deletion: {
      title: 'Delete this zone?',
      question: (name) =>
        `Are you sure you want to delete "${name}"? This action cannot be undone.`,
      upcoming: (count) =>
        count === 1
          ? 'One transfer to this zone is still to come. Its booking stays and keeps the zone’s name.'
          : `${count} transfers to this zone are still to come. Their bookings stay and keep the zone’s name.`,
      confirm: 'Delete',
      cancel: 'Cancel',
    },
    form: {
      addTitle: 'New transfer zone',
      editing: (name) => `Editing ${name}`,
      nameHint: 'A drop-off that contains this name gets this price.',
      descriptionHint: 'Nearby places, which help visitors find the zone.',
      spellingsHint:
        'One per line, as visitors write it: Seite, Antalya Altstadt. Cyrillic spellings are recognised automatically.',
      pricesTitle: 'Price in euros for the whole vehicle, one way, VAT included',
      orderHint: 'Zones with a smaller number come first.',
      invalid: 'Please check these fields',
      create: 'Create zone',
      save: 'Save',
      cancel: 'Cancel',
      keys: 'Enter saves, Esc cancels',
    },
    editing: editingText('zone'),
  },
};
