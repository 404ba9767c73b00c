import { type EditingText, editingText, turkishEditingText } from '#app/editing/editing.text.ts';
import { staffInstant } from '#app/lib/staff-dates.ts';

const turkish = turkishEditingText('ayar', 'Ayarlar');

/** The texts of every editor, for an entity that there is once. */
export const settingsEditing: EditingText = {
  ...turkish,
  states: { ...turkish.states, uploading: 'Görüntü yükleniyor…' },
  load: {
    ...turkish.load,
    loading: 'Ayarlar yükleniyor…',
    missingTitle: 'Ayarlar bulunamadı',
    back: 'Kontrol Paneli’ne dön',
  },
  leave: { ...turkish.leave, text: 'Ayarlarda yaptığınız değişiklikler kaydedilmedi.' },
  draft: { ...turkish.draft, stale: 'Ayarlar o zamandan beri değişti; ikisini de göreceksiniz.' },
  conflict: {
    ...turkish.conflict,
    title: 'Ayarlar bu arada değişti',
    text: (savedAt) =>
      `Siz açtıktan sonra, ${staffInstant(savedAt)} tarihinde başka biri kaydetti. Hangisi kalsın, seçin; yazdıklarınız kaybolmaz.`,
  },
};

const common = editingText('settings');

export const englishSettingsEditing: EditingText = {
  ...common,
  load: { ...common.load, missingTitle: 'No settings found', back: 'Back to dashboard' },
  leave: { ...common.leave, text: 'What you have changed in the settings is not saved.' },
  draft: { ...common.draft, stale: 'The settings have been changed since; you will see both.' },
  conflict: { ...common.conflict, title: 'The settings were changed meanwhile' },
};
