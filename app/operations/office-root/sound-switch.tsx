import { useState } from 'react';
import { isSoundOn, playNotice, switchSound } from '#app/operations/notifications/notice-sound.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';

export function SoundSwitch({ className }: { className: string }) {
  const { shell: shellText } = useOfficeText('frame', 'tr');
  const [on, setOn] = useState(isSoundOn);
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      onClick={() => {
        switchSound(!on);
        setOn(!on);
        if (!on) playNotice();
      }}
      className={`${className} text-left`}
    >
      <Icon name={on ? 'icon-bell-ring' : 'icon-bell-off'} className="size-5 shrink-0" />
      <span>{shellText.sound}</span>
      <span aria-hidden="true" className="ml-auto text-small">
        {shellText.soundState[on ? 'on' : 'off']}
      </span>
    </button>
  );
}
