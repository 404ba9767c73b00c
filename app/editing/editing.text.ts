export type EditingText = ReturnType<typeof editingText>;

/** Returns the English texts of an editor. `entity` is the name of the edited entity: 'car'. */
export function editingText(entity: string) {
  return {
    states: {
      untouched: 'No changes',
      refused: 'Not saved yet',
      saved: 'All changes saved',
      unsaved: 'Unsaved changes',
      uploading: 'Uploading images...',
      saving: 'Saving...',
    },
    load: {
      retry: 'Try Again',
      missingTitle: `This ${entity} does not exist`,
      missingText: 'It may have been deleted, or the address is not complete.',
      missingDraft: 'What you typed about it and did not save is still here.',
      useDraft: `Use it for a new ${entity}`,
      back: `Back to ${entity}s`,
    },
    cancel: 'Cancel',
    fixed: 'Fixed',
    /** Follows the error message of a create that got no response. */
    lost: `The ${entity} may have been added all the same: look at the list before you save it again.`,
    openList: 'Open the list',
    leave: {
      title: 'Leave without saving?',
      text: `What you have changed on this ${entity} is not saved.`,
      leave: 'Leave without saving',
      stay: 'Keep editing',
    },
    draft: {
      found: (typedAt: string, words: string) =>
        `You have unsaved changes from ${typedAt}${words && `: “${words}”`}.`,
      stale: `The ${entity} has been changed since; you will see both.`,
      restore: 'Restore draft',
      discard: 'Discard',
    },
    conflict: {
      title: `This ${entity} was changed by somebody else`,
      text: (savedAt: string) =>
        `Somebody saved it at ${savedAt}, after you opened it. This is where yours and theirs differ; choose which to keep.`,
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

/** Returns the Turkish texts of an editor. `entity` and `list`: 'araç' and 'Araçlar'. */
export function turkishEditingText(entity: string, list: string): EditingText {
  return {
    states: {
      untouched: 'Kaydedilecek bir şey yok',
      refused: 'Henüz kaydedilmedi',
      saved: 'Bütün değişiklikler kayıtlı',
      unsaved: 'Kaydedilmemiş değişiklikler var',
      uploading: 'Görseller yükleniyor…',
      saving: 'Kaydediliyor…',
    },
    load: {
      retry: 'Tekrar dene',
      missingTitle: `Böyle bir ${entity} yok`,
      missingText: 'Silinmiş olabilir ya da adres eksiktir.',
      missingDraft: 'Yazıp kaydetmedikleriniz hâlâ burada.',
      useDraft: `Bunlarla yeni bir ${entity} oluştur`,
      back: `${list} listesine dön`,
    },
    cancel: 'Vazgeç',
    fixed: 'Düzeltildi',
    lost: 'Yine de eklenmiş olabilir: yeniden kaydetmeden önce listeye bakın.',
    openList: 'Listeyi aç',
    leave: {
      title: 'Kaydetmeden çıkılsın mı?',
      text: 'Burada yaptığınız değişiklikler kaydedilmedi.',
      leave: 'Kaydetmeden çık',
      stay: 'Düzenlemeye dön',
    },
    draft: {
      found: (typedAt, words) =>
        `${typedAt} tarihli, kaydedilmemiş değişiklikleriniz var${words && `: “${words}”`}.`,
      stale: 'O zamandan beri başka biri kaydetti; ikisini de göreceksiniz.',
      restore: 'Geri getir',
      discard: 'Sil',
    },
    conflict: {
      title: `Bu ${entity} bu arada değişti`,
      text: (savedAt) =>
        `Siz açtıktan sonra, ${savedAt} tarihinde başka biri kaydetti. Farklı olan alanlarda hangisi kalsın, seçin.`,
      mine: 'Sizinki',
      theirs: 'Onunki',
      takeTheirs: 'Diğerini kullan',
      saveMine: 'Benimkini kaydet',
      cancel: 'Düzenlemeye dön',
      empty: 'Boş',
      yes: 'Evet',
      no: 'Hayır',
    },
    deleted: {
      title: `Bu ${entity} bu arada silindi`,
      text: 'Siz açtıktan sonra başka biri sildi. Yazdıklarınız hâlâ burada; yeni olarak kaydedebilirsiniz.',
      saveAsNew: 'Yeni olarak kaydet',
      cancel: 'Düzenlemeye dön',
    },
  };
}
