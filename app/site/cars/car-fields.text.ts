import { officeTexts } from '#app/lib/language.ts';
import { en } from './car-fields.text.en.ts';
import { tr } from './car-fields.text.tr.ts';

export const carFieldsText = officeTexts('en', { tr, en });
