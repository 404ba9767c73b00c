/** Changes the text of a textarea as if a person had typed. Browser only. */
import { insertTextIntoField } from 'text-field-edit';
import type { TextEdit, TextState } from './markdown-edit.rules.ts';

export function stateOf({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): TextState {
  return { text: value, start: selectionStart, end: selectionEnd };
}

/** Makes a change that a person has asked for: the focus goes there, and undo takes it back. */
export function applyEdit(area: HTMLTextAreaElement, edit: TextEdit): void {
  const { scrollTop } = area;
  area.focus({ preventScroll: true });
  area.setSelectionRange(edit.from, edit.to);
  insertTextIntoField(area, edit.insert);
  area.setSelectionRange(edit.start, edit.end);
  area.scrollTop = scrollTop;
}

/**
 * Replaces a part of the text from code. Focus, selection and scroll position stay. If the field
 * has the focus the change can be undone.
 */
export function changeQuietly(
  area: HTMLTextAreaElement,
  change: Pick<TextEdit, 'from' | 'to' | 'insert'> | null,
): void {
  if (!change) return;
  const { from, to, insert } = change;
  const { scrollTop, selectionStart, selectionEnd } = area;
  const moved = (place: number) =>
    place <= from
      ? place
      : place >= to
        ? place + insert.length - (to - from)
        : from + insert.length;
  if (document.activeElement === area) {
    area.setSelectionRange(from, to);
    insertTextIntoField(area, insert);
  } else {
    area.setRangeText(insert, from, to);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(moved(selectionStart), moved(selectionEnd));
  area.scrollTop = scrollTop;
}
