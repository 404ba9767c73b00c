import { ROLES, type Role } from '#app/base/auth/auth.schema.ts';
import { Button } from '#app/ui/button.tsx';
import { FormDialog } from '#app/ui/dialogs/form-dialog.tsx';
import { useToasts } from '#app/ui/dialogs/toasts.tsx';
import type { Elements } from '#app/ui/elements.ts';
import { InputField } from '#app/ui/fields/field.tsx';
import { PasswordField } from '#app/ui/fields/password-field.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Alert } from '#app/ui/states/alert.tsx';
import { checkName, checkNewPerson, type NewPerson } from './admin-people.rules.ts';
import type { Person } from './admin-people.schema.ts';
import { usePeopleForm } from './people-actions.ts';

export function AddPersonDialog({ onClose }: { onClose: () => void }) {
  const { people: text } = useOfficeText('people');
  const toasts = useToasts();
  const { field, choice, ...form } = usePeopleForm<NewPerson>({
    id: 'person',
    blank: { username: '', name: '', password: '', role: 'staff' },
    check: (typed) => checkNewPerson(typed, text),
    action: (typed) => ({ intent: 'add', ...typed }),
    onDone: ({ name, username }) => {
      toasts.success(text.add.done(name.trim() || username.trim()), { action: true });
      onClose();
    },
  });
  return (
    <PersonDialog {...form} title={text.add.title} save={text.add.submit} onClose={onClose}>
      <p className="mb-4 text-ink-soft">{text.add.text}</p>
      <div className="grid gap-4">
        <InputField
          {...field('username')}
          label={text.add.username}
          hint={text.add.usernameHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <InputField
          {...field('name')}
          required={false}
          label={text.add.name}
          hint={text.add.nameHint}
          autoComplete="off"
        />
        <div>
          <PasswordField
            {...field('password')}
            label={text.add.password}
            autoComplete="new-password"
            showLabel={text.showPassword}
            hideLabel={text.hidePassword}
          />
          <p className="mt-2 text-ink-soft text-small">{text.passwordRules}</p>
        </div>
        <RoleChoice {...choice('role')} />
      </div>
    </PersonDialog>
  );
}

export function PersonRoleDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const { people: text } = useOfficeText('people');
  const toasts = useToasts();
  const {
    choice,
    field: _,
    ...form
  } = usePeopleForm<{ role: string }>({
    id: 'person-changed',
    blank: { role: person.role },
    check: () => ({}),
    action: ({ role }) => ({ intent: 'role', id: person.id, role }),
    onDone: ({ role }) => {
      toasts.success(text.changingRole.done(person.name, text.roles[role as Role]), {
        action: true,
      });
      onClose();
    },
  });
  return (
    <PersonDialog
      {...form}
      title={text.changingRole.title(person.name)}
      save={text.save}
      onClose={onClose}
    >
      <p className="mb-4 text-ink-soft">{text.changingRole.text}</p>
      <RoleChoice {...choice('role')} />
    </PersonDialog>
  );
}

function RoleChoice({
  id,
  value,
  onChange,
}: {
  id: string;
  value: string;
  onChange: (role: string) => void;
}) {
  const { people: text } = useOfficeText('people');
  return (
    <fieldset>
      <legend className="mb-2 text-small-strong">{text.role}</legend>
      <div className="grid gap-2">
        {ROLES.toReversed().map((role) => (
          <label
            key={role}
            className="flex cursor-pointer items-start gap-3 rounded-control border border-control-line p-3 hover:border-ink has-checked:inset-ring has-checked:inset-ring-ink has-checked:border-ink"
          >
            <input
              type="radio"
              name={id}
              value={role}
              checked={role === value}
              onChange={() => onChange(role)}
              className="mt-1 size-4 accent-ink"
            />
            <span>
              <span className="block font-strong">{text.roles[role]}</span>
              <span className="block text-ink-soft text-small">{text.roleHints[role]}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function RenamePersonDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const { people: text } = useOfficeText('people');
  const toasts = useToasts();
  const { field, ...form } = usePeopleForm({
    id: 'person-new',
    blank: { name: person.name },
    check: (typed) => checkName(typed, text),
    action: ({ name }) => ({ intent: 'rename', id: person.id, name }),
    onDone: ({ name }) => {
      toasts.success(text.renaming.done(name.trim()), { action: true });
      onClose();
    },
  });
  return (
    <PersonDialog
      {...form}
      title={text.renaming.title(person.name)}
      save={text.save}
      onClose={onClose}
    >
      <InputField {...field('name')} label={text.renaming.name} autoComplete="off" />
    </PersonDialog>
  );
}

function PersonDialog({
  title,
  save,
  pending,
  error,
  submit,
  onClose,
  children,
}: {
  title: string;
  save: string;
  pending: boolean;
  error: string | null;
  submit: () => void;
  onClose: () => void;
  children: Elements;
}) {
  const { people: text } = useOfficeText('people');
  return (
    <FormDialog
      open
      title={title}
      onSubmit={submit}
      onCancel={onClose}
      pending={pending}
      cancelLabel={text.cancel}
      footer={
        <Button size="sm" type="submit" variant="primary" pending={pending}>
          {save}
        </Button>
      }
    >
      {error && (
        <Alert tone="error" className="mb-4">
          {error}
        </Alert>
      )}
      {children}
    </FormDialog>
  );
}
