import { type CalendarEvent, icalendar } from '#app/lib/dates/icalendar.ts';
import { Button, ButtonAnchor } from '#app/ui/button.tsx';
import { useText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';

export function TripActions({
  chat,
  chatLabel,
  events,
}: {
  chat: string;
  chatLabel: string;
  /** Returns the events of the calendar file; null if the page offers none. */
  events: ((now: Date) => CalendarEvent[]) | null;
}) {
  const text = useText('trip');
  const { newWindow } = useText('settings');
  return (
    <div className="mt-6 grid gap-3 print:hidden">
      <ButtonAnchor href={chat} target="_blank" rel="noopener" variant="primary">
        <Icon name="icon-brand-whatsapp" className="size-5 max-[18rem]:hidden" />
        <span>{chatLabel}</span>
        <span className="sr-only">{newWindow}</span>
      </ButtonAnchor>
      <div className="flex flex-wrap gap-3 *:grow">
        {events && (
          <Button
            size="sm"
            onClick={() => download(icalendar(text.metaTitle, events(new Date())), text.file)}
          >
            {text.calendar}
          </Button>
        )}
        <Button size="sm" onClick={() => print()}>
          {text.print}
        </Button>
      </div>
    </div>
  );
}

/** Time in ms until the file is released. Some browsers read it a while after the click. */
const READ_MS = 60_000;

function download(calendar: string, name: string): void {
  const url = URL.createObjectURL(new Blob([calendar], { type: 'text/calendar' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READ_MS);
}
