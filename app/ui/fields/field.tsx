import { type ComponentProps, type ComponentType, type ReactNode, useId } from 'react';
import { cx } from '../class-names.ts';
import type { Elements } from '../elements.ts';
import { Icon } from '../pictures/icon.tsx';

const CONTROL =
  'block w-full min-w-0 rounded-control border border-control-line bg-white px-3 text-body sm:px-4 text-ink ' +
  'placeholder:text-ink-soft hover:border-ink aria-invalid:border-coral ' +
  'disabled:cursor-not-allowed disabled:bg-sand disabled:text-ink-soft';

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={cx(CONTROL, 'h-11', className)} />;
}

function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={4} {...rest} className={cx(CONTROL, 'py-3', className)} />;
}

export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select {...rest} className={cx(CONTROL, 'h-11 appearance-none truncate pr-8!', className)} />
      <Icon
        name="icon-chevron-down"
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-ink-soft"
      />
    </span>
  );
}

export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Class of the whole field; the control fills it. */
  className?: string;
}

/** Attributes that connect a control with its label, hint and error. */
export interface ControlWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/**
 * Label, control, hint and error. `children` renders the control with the given attributes. `required` only
 * marks the label; the control's own attribute is for screen readers.
 */
export function Field({
  label,
  hint,
  error,
  className,
  id,
  required = false,
  children,
}: FieldTexts & {
  id?: string;
  required?: boolean | undefined;
  children: (control: ControlWiring) => Elements;
}) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={cx('min-w-0', className)}>
      <label htmlFor={controlId} className="mb-2 block text-small-strong">
        <span>{label}</span>
        {required && <span aria-hidden="true" className="required-mark" />}
      </label>
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={hintId} className="mt-2 text-ink-soft text-small">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="mt-2 text-coral text-small">
          {error}
        </p>
      )}
    </div>
  );
}

/** Returns a component that renders `Control` in a `Field`. */
export function fieldProps<Props extends { required?: boolean | undefined }>(
  Control: ComponentType<Props>,
) {
  return ({
    label,
    hint,
    error,
    className,
    id,
    ...rest
  }: FieldTexts & { id?: string | undefined } & Omit<Props, 'className' | 'id'>) => {
    const props = rest as unknown as Props;
    return (
      <Field {...{ label, hint, error, className, id, required: props.required }}>
        {(control) => <Control {...props} {...control} />}
      </Field>
    );
  };
}

export const InputField = fieldProps(Input);
export const SelectField = fieldProps(Select);
export const TextareaField = fieldProps(Textarea);
