import {
  type ChangeEvent,
  type ComponentProps,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { InputField, SelectField, TextareaField } from './field.tsx';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface KeptValue<Of extends Control> {
  value: string | number;
  onChange: (event: ChangeEvent<Of>) => void;
}

/**
 * The properties of a control with a value, as one that keeps what a password manager puts into it
 * without an event. A controlled input would lose that at the next rendering of the page; here the
 * control is written only when its value is another than what was last written or reported.
 */
export function useKept<Of extends Control, Props extends KeptValue<Of> = KeptValue<Of>>({
  value,
  onChange,
  ...rest
}: Props) {
  const ref: RefObject<Of | null> = useRef(null);
  const wanted = String(value);
  const [defaultValue] = useState(wanted);
  const known = useRef(wanted);
  useLayoutEffect(() => {
    if (!ref.current || known.current === wanted) return;
    known.current = wanted;
    ref.current.value = wanted;
  });
  return {
    ...rest,
    ref,
    defaultValue,
    onChange(event: ChangeEvent<Of>) {
      known.current = event.target.value;
      onChange(event);
    },
  };
}

type Kept<Props, Of extends Control> = Omit<Props, keyof KeptValue<Of>> & KeptValue<Of>;

export function KeptInputField(props: Kept<ComponentProps<typeof InputField>, HTMLInputElement>) {
  return <InputField {...useKept<HTMLInputElement, typeof props>(props)} />;
}

export function KeptTextareaField(
  props: Kept<ComponentProps<typeof TextareaField>, HTMLTextAreaElement>,
) {
  return <TextareaField {...useKept<HTMLTextAreaElement, typeof props>(props)} />;
}

export function KeptSelectField(
  props: Kept<ComponentProps<typeof SelectField>, HTMLSelectElement>,
) {
  return <SelectField {...useKept<HTMLSelectElement, typeof props>(props)} />;
}

export function KeptSelect(props: Kept<ComponentProps<'select'>, HTMLSelectElement>) {
  return <select {...useKept<HTMLSelectElement, typeof props>(props)} />;
}
