import { EXTRA_NAMES } from './extras.rules.ts';
import { settingsFormText } from './settings-form.text.ts';
import { TextInput } from './settings-form-controls.tsx';

const text = settingsFormText.extras;

export function ExtraFields() {
  return (
    <div className="grid gap-5">
      {EXTRA_NAMES.map((name) => (
        <fieldset
          key={name}
          className="grid min-w-0 gap-x-5 gap-y-2 sm:grid-cols-[minmax(0,1fr)_9rem_9rem]"
        >
          <legend className="sr-only">{text.names[name]}</legend>
          <p aria-hidden="true" className="self-center font-semibold sm:pt-5">
            {text.names[name]}
          </p>
          <div className="contents max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4">
            <TextInput
              name={`rental.extras.${name}.daily`}
              label={text.daily}
              inputMode="decimal"
              required
            />
            <TextInput
              name={`rental.extras.${name}.maxCount`}
              label={text.maxCount}
              inputMode="numeric"
              required
            />
          </div>
        </fieldset>
      ))}
    </div>
  );
}
