/** Where the focus goes when what had it is no longer there. */

/** The heading of the editor: after a choice that changes the whole form. */
export const TITLE_ID = 'car-editor-title';
/** The button that saves: while it saves it cannot hold the focus. */
export const SAVE_ID = 'car-save';

export function focusOn(id: string): void {
  document.getElementById(id)?.focus();
}
