/**
 * Texts that every editor of one thing needs, in English as all screens with one are: its draft,
 * two people at once, leaving, saving. `thing` is what is edited: 'car'.
 */

/** In the reader's own time zone: it is about when somebody sat here. */
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

function formatMoment(instant: string): string {
  return moment.format(new Date(instant));
}

export type EditingText = ReturnType<typeof editingText>;

export function editingText(thing: string) {
  return {
    states: {
      untouched: 'Nothing to save yet',
      saved: 'All changes saved',
      unsaved: 'Unsaved changes',
      uploading: 'Uploading images...',
      saving: 'Saving...',
    },
    load: {
      loading: `Loading ${thing}…`,
      retry: 'Try Again',
      missingTitle: `This ${thing} does not exist`,
      missingText: 'It may have been deleted, or the address is not complete.',
      missingDraft: 'What you typed about it and did not save is still here.',
      useDraft: `Use it for a new ${thing}`,
      back: `Back to ${thing}s`,
    },
    cancel: 'Cancel',
    fixed: 'Fixed',
    /** After the reason why a create was not answered. */
    lost: `The ${thing} may have been added all the same: look at the list before you save it again.`,
    openList: 'Open the list',
    leave: {
      title: 'Leave without saving?',
      text: `What you have changed on this ${thing} is not saved.`,
      leave: 'Leave without saving',
      stay: 'Keep editing',
    },
    draft: {
      found: (typedAt: string) => `You have unsaved changes from ${formatMoment(typedAt)}.`,
      stale: `The ${thing} has been changed since; you will see both.`,
      restore: 'Restore draft',
      discard: 'Discard',
    },
    conflict: {
      title: `This ${thing} was changed meanwhile`,
      text: (savedAt: string) =>
        `Somebody saved it at ${formatMoment(savedAt)}, after you opened it. This is where yours and theirs differ; choose which to keep.`,
      mine: 'Yours',
      theirs: 'Theirs',
      takeTheirs: 'Take theirs',
      saveMine: 'Save mine',
      cancel: 'Back to editing',
      empty: 'Empty',
      yes: 'Yes',
      no: 'No',
    },
    deleted: {
      title: `This ${thing} was deleted meanwhile`,
      text: 'Somebody has deleted it since you opened it. What you typed is still here; you can save it as a new one.',
      saveAsNew: `Save as a new ${thing}`,
      cancel: 'Back to editing',
    },
  };
}
