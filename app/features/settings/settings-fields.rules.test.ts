import { expect, it } from 'vitest';
import { controlId, SECTION_NAMES, SETTINGS_FIELDS, sectionId } from './settings-sections.rules.ts';

it('gives no section the id of a control', () => {
  const ids = [...SECTION_NAMES.map(sectionId), ...SETTINGS_FIELDS.map(controlId)];
  expect(new Set(ids).size).toBe(ids.length);
});
