/** Changes the text of a textarea as if a person had typed. Browser only. */
import { insertTextIntoField } from 'text-field-edit';
import type { TextEdit, TextState } from './markdown-edit.rules.ts';

export function stateOf({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): TextState {
  return { text: value, start: selectionStart, end: selectionEnd };
}

/**
 * Applies a change that a person has requested: the field gets the focus, and undo reverts the
 * change.
 */
export function applyEdit(area: HTMLTextAreaElement, edit: TextEdit): void {
  const { scrollTop } = area;
  area.focus({ preventScroll: true });
  area.setSelectionRange(edit.from, edit.to);
  insertTextIntoField(area, edit.insert);
  area.setSelectionRange(edit.start, edit.end);
  area.scrollTop = scrollTop;
}

/**
 * Applies a change that code makes. Focus, selection and scroll position stay. The change can be
 * undone only if the field has the focus.
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
