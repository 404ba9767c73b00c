import { useController, useFormContext } from 'react-hook-form';
import { IconButton } from '#app/ui/button.tsx';
import { ClockField } from '#app/ui/fields/typed-time-fields.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import {
  newHours,
  parseClosingTime,
  WEEKDAYS,
  type Weekday,
} from '../places/opening-hours.rules.ts';
import { MAX_HOURS } from '../settings-values.schema.ts';
import { HoursList } from './hours-list.tsx';
import { RowsField } from './rows-field.tsx';
import { type SettingsForm, useWrongWithin } from './settings-form.tsx';

export function HoursField() {
  const { hours: text } = useOfficeText('settings').form;
  const { control } = useFormContext<SettingsForm>();
  const { field } = useController({ control, name: 'business.openingHours' });
  const hours = field.value;
  const wrong = useWrongWithin(['business.openingHours']);
  return (
    <div className="min-w-0">
      <div className="rounded-control bg-sand px-4 py-3">
        <p className="mb-1 text-small-strong">{text.preview}</p>
        {hours.length === 0 && <p className="text-ink-soft text-small">{text.none}</p>}
        <div lang="tr">
          <HoursList
            openingHours={hours}
            className="grid gap-1 text-small"
            rowClassName="flex flex-wrap justify-between gap-x-6"
          />
        </div>
      </div>
      <Fold title={text.change} wrong={wrong} className="mt-2">
        <RowsField
          field="business.openingHours"
          rows={hours}
          onChange={field.onChange}
          newRow={() => newHours(hours)}
          max={MAX_HOURS}
          text={text}
          firstControl="-days"
        >
          {(row, { id, name, errorAt, set, remove }) => (
            <fieldset className="flex min-w-0 flex-wrap items-end gap-x-4 gap-y-3 ">
              <legend className="sr-only">{name}</legend>
              <DayChoice
                id={`${id}-days`}
                days={row.days}
                error={errorAt('days')}
                onChange={(days) => set({ ...row, days })}
              />
              <div className="flex min-w-0 grow large-text:flex-wrap items-end gap-2">
                {(['opens', 'closes'] as const).map((end) => (
                  <ClockField
                    key={end}
                    id={`${id}-${end}`}
                    label={text[end]}
                    value={row[end]}
                    parse={end === 'closes' ? parseClosingTime : undefined}
                    error={errorAt(end)}
                    onChange={(time) => set({ ...row, [end]: time })}
                    className="w-28 large-text:w-full self-start"
                  />
                ))}
                <IconButton
                  id={`${id}-remove`}
                  label={text.remove(name)}
                  onClick={remove}
                  className="ml-auto"
                >
                  <Icon name="icon-trash" className="size-5 text-coral" />
                </IconButton>
              </div>
            </fieldset>
          )}
        </RowsField>
      </Fold>
    </div>
  );
}

function DayChoice({
  id,
  days,
  error,
  onChange,
}: {
  id: string;
  days: Weekday[];
  error: string | undefined;
  onChange: (days: Weekday[]) => void;
}) {
  const { hours: text } = useOfficeText('settings').form;
  return (
    <fieldset className="min-w-0" aria-describedby={error && `${id}-error`}>
      <legend className="mb-2 text-small-strong">{text.days}</legend>
      <div className="flex flex-wrap gap-1">
        {WEEKDAYS.map((day, i) => (
          <label
            key={day}
            className="relative grid h-11 min-w-11 cursor-pointer place-items-center rounded-control border border-control-line bg-white px-2 text-small-strong hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-turquoise-bright"
          >
            <input
              id={i === 0 ? id : undefined}
              type="checkbox"
              checked={days.includes(day)}
              aria-label={text.dayNames[day]}
              aria-invalid={error ? true : undefined}
              onChange={({ currentTarget }) =>
                onChange(
                  WEEKDAYS.filter((each) =>
                    each === day ? currentTarget.checked : days.includes(each),
                  ),
                )
              }
              className="absolute inset-0 cursor-pointer appearance-none rounded-control outline-none"
            />
            <span aria-hidden="true">{text.shortDays[day]}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-2 text-coral text-small">
          {error}
        </p>
      )}
    </fieldset>
  );
}
