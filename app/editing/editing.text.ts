import { formatInstant } from '#app/lib/dates.ts';

export type EditingText = ReturnType<typeof editingText>;

/** English texts of every editor. `entity` is what is edited: 'car'. */
export function editingText(entity: string) {
  return {
    states: {
      untouched: 'Nothing to save yet',
      saved: 'All changes saved',
      unsaved: 'Unsaved changes',
      uploading: 'Uploading images...',
      saving: 'Saving...',
    },
    load: {
      loading: `Loading ${entity}…`,
      retry: 'Try Again',
      missingTitle: `This ${entity} does not exist`,
      missingText: 'It may have been deleted, or the address is not complete.',
      missingDraft: 'What you typed about it and did not save is still here.',
      useDraft: `Use it for a new ${entity}`,
      back: `Back to ${entity}s`,
    },
    cancel: 'Cancel',
    fixed: 'Fixed',
    /** After the reason why a create was not answered. */
    lost: `The ${entity} may have been added all the same: look at the list before you save it again.`,
    openList: 'Open the list',
    leave: {
      title: 'Leave without saving?',
      text: `What you have changed on this ${entity} is not saved.`,
      leave: 'Leave without saving',
      stay: 'Keep editing',
    },
    draft: {
      found: (typedAt: string) => `You have unsaved changes from ${formatInstant(typedAt)}.`,
      stale: `The ${entity} has been changed since; you will see both.`,
      restore: 'Restore draft',
      discard: 'Discard',
    },
    conflict: {
      title: `This ${entity} was changed meanwhile`,
      text: (savedAt: string) =>
        `Somebody saved it at ${formatInstant(savedAt)}, after you opened it. This is where yours and theirs differ; choose which to keep.`,
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
      title: `This ${entity} was deleted meanwhile`,
      text: 'Somebody has deleted it since you opened it. What you typed is still here; you can save it as a new one.',
      saveAsNew: `Save as a new ${entity}`,
      cancel: 'Back to editing',
    },
  };
}
