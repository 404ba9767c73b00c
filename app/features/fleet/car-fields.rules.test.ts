import { expect, it } from 'vitest';
import { CAR_FIELDS, controlId, SECTION_NAMES, sectionId } from './car-fields.rules.ts';

it('gives no section the id of a control', () => {
  const ids = [...SECTION_NAMES.map(sectionId), ...CAR_FIELDS.map(controlId)];
  expect(new Set(ids).size).toBe(ids.length);
});
