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
      missingText: 'It may have been deleted, or the address is incomplete.',
      missingDraft: 'What you typed but did not save is still here.',
      useDraft: `Use it for a new ${entity}`,
      back: `Back to ${entity}s`,
    },
    cancel: 'Cancel',
    fixed: 'Fixed',
    /** Follows the error message of a create that got no response. */
    lost: `The ${entity} may have been added anyway: check the list before you save again.`,
    openList: 'Open the list',
    leave: {
      title: 'Leave without saving?',
      text: `Your changes to this ${entity} have not been saved.`,
      leave: 'Leave without saving',
      stay: 'Keep editing',
    },
    draft: {
      found: (typedAt: string, words: string) =>
        `You have unsaved changes from ${typedAt}${words && `: “${words}”`}.`,
      stale: `The ${entity} has been changed since; you will see both versions.`,
      restore: 'Restore draft',
      discard: 'Discard',
    },
    conflict: {
      title: `This ${entity} was changed by somebody else`,
      text: (savedAt: string) =>
        `Somebody saved it at ${savedAt}, after you opened it. Choose what to keep where the two differ.`,
      mine: 'Yours',
      theirs: 'Theirs',
      acceptTheirs: 'Use theirs',
      saveMine: 'Save mine',
      cancel: 'Back to editing',
      empty: 'Empty',
      yes: 'Yes',
      no: 'No',
    },
    deleted: {
      title: `This ${entity} was deleted by somebody else`,
      text: 'It was deleted after you opened it. What you typed is still here; you can save it as a new one.',
      saveAsNew: `Save as a new ${entity}`,
      cancel: 'Back to editing',
    },
  };
}

/** Returns the Turkish texts of an editor. `entity` and `list`: 'araç' and 'Araçlar'. */
export function turkishEditingText(entity: string, list: string): EditingText {
  return {
    states: {
      untouched: 'Değişiklik yok',
      refused: 'Henüz kaydedilmedi',
      saved: 'Tüm değişiklikler kaydedildi',
      unsaved: 'Kaydedilmemiş değişiklikler var',
      uploading: 'Görseller yükleniyor…',
      saving: 'Kaydediliyor…',
    },
    load: {
      retry: 'Tekrar dene',
      missingTitle: `Böyle bir ${entity} yok`,
      missingText: 'Silinmiş ya da adresi eksik yazılmış olabilir.',
      missingDraft: 'Yazdığınız ama kaydetmediğiniz bilgiler hâlâ burada.',
      useDraft: `Bunlarla yeni bir ${entity} oluştur`,
      back: `${list} listesine dön`,
    },
    cancel: 'Vazgeç',
    fixed: 'Düzeltildi',
    lost: 'Yine de eklenmiş olabilir: tekrar kaydetmeden önce listeyi kontrol edin.',
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
        `Siz açtıktan sonra, ${savedAt} tarihinde başka biri kaydetti. Farklı olan alanlarda hangisinin kalacağını seçin.`,
      mine: 'Sizinki',
      theirs: 'Diğeri',
      acceptTheirs: 'Diğerini kullan',
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
