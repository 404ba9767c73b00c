import { useState } from 'react';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { InputField } from '#app/ui/field.tsx';
import { FormDialog } from '#app/ui/form-dialog.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';
import { useToasts } from '#app/ui/toasts.tsx';
import { checkName, checkNewPerson, type Errors, type NewPerson } from './admin-people.rules.ts';
import type { Person } from './admin-people.schema.ts';
import { adminPeopleText as text } from './admin-people.text.ts';
import { usePeopleAction } from './use-people-action.ts';

const FIELDS = ['username', 'name', 'password'] as const;
const idOf = (field: string) => `person-${field}`;

/** Lets another person into the back office. */
export function AddPersonDialog({ onClose }: { onClose: () => void }) {
  const toasts = useToasts();
  const [typed, setTyped] = useState<NewPerson>({ username: '', name: '', password: '' });
  const [faults, setFaults] = useState<Errors<keyof NewPerson>>({});
  const { send, pending, refused } = usePeopleAction(() => {
    toasts.success(text.add.done(typed.name.trim() || typed.username.trim()), { action: true });
    onClose();
  });
  const errors: Errors<keyof NewPerson> = { ...refused?.errors, ...faults };

  function submit() {
    const found = checkNewPerson(typed);
    setFaults(found);
    const first = FIELDS.find((field) => found[field]);
    if (first) document.getElementById(idOf(first))?.focus();
    else send({ intent: 'add', ...typed });
  }
  const control = (field: keyof NewPerson) => ({
    id: idOf(field),
    value: typed[field],
    error: errors[field],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      setTyped({ ...typed, [field]: currentTarget.value });
      setFaults({ ...faults, [field]: undefined });
    },
  });
  return (
    <FormDialog
      open
      title={text.add.title}
      onSubmit={submit}
      onCancel={() => !pending && onClose()}
      footer={<Footer submit={text.add.submit} pending={pending} onCancel={onClose} />}
    >
      <p className="mb-4 text-ink-soft">{text.add.text}</p>
      {refused && Object.keys(refused.errors).length === 0 && (
        <Alert tone="error" className="mb-4">
          {refused.message}
        </Alert>
      )}
      <div className="grid gap-4">
        <InputField
          label={text.add.username}
          required
          hint={text.add.usernameHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...control('username')}
        />
        <InputField
          label={text.add.name}
          required
          hint={text.add.nameHint}
          autoComplete="off"
          {...control('name')}
        />
        <div>
          <PasswordField
            label={text.add.password}
            required
            autoComplete="new-password"
            showLabel={text.showPassword}
            hideLabel={text.hidePassword}
            {...control('password')}
          />
          <p className="mt-1.5 text-ink-soft text-sm">{text.passwordRules}</p>
        </div>
      </div>
    </FormDialog>
  );
}

/** Gives a person another name. */
export function RenamePersonDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const toasts = useToasts();
  const [name, setName] = useState(person.name);
  const [fault, setFault] = useState<string>();
  const { send, pending, refused } = usePeopleAction(() => {
    toasts.success(text.renaming.done(name.trim()), { action: true });
    onClose();
  });
  function submit() {
    const found = checkName(name);
    setFault(found);
    if (found) document.getElementById(idOf('new-name'))?.focus();
    else send({ intent: 'rename', id: person.id, name });
  }
  return (
    <FormDialog
      open
      title={text.renaming.title(person.name)}
      onSubmit={submit}
      onCancel={() => !pending && onClose()}
      footer={<Footer submit={text.save} pending={pending} onCancel={onClose} />}
    >
      {refused && (
        <Alert tone="error" className="mb-4">
          {refused.message}
        </Alert>
      )}
      <InputField
        id={idOf('new-name')}
        label={text.renaming.name}
        required
        value={name}
        error={fault}
        autoComplete="off"
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          setFault(undefined);
        }}
      />
    </FormDialog>
  );
}

function Footer({
  submit,
  pending,
  onCancel,
}: {
  submit: string;
  pending: boolean;
  onCancel: () => void;
}) {
  return (
    <>
      <Button size="sm" onClick={onCancel}>
        {text.cancel}
      </Button>
      <Button size="sm" type="submit" variant="primary" pending={pending}>
        {submit}
      </Button>
    </>
  );
}
