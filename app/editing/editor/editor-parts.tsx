import { createContext, type ReactNode, use } from 'react';
import { useFormState } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { messageIn } from '../fields/form-codec.ts';
import { HeadTabs } from '../head-tabs.tsx';
import { PART_PARAM } from './use-unsaved-guard.tsx';

export interface EditorPart {
  name: string;
  title: string;
  fields: readonly string[];
}

/**
 * Parts of a long form. The form shows the part `current`. The other parts stay in the page, so that
 * typed text is not lost.
 */
export interface EditorParts {
  list: readonly EditorPart[];
  current: string;
  open: (name: string) => void;
}

const PartsContext = createContext<EditorParts | null>(null);
const ShownContext = createContext(true);

/** Shows the current part of a form; shows all parts if `parts` is left out. */
export function EditorPartsScope({
  parts,
  children,
}: {
  parts: EditorParts | undefined;
  children: ReactNode;
}) {
  return <PartsContext value={parts ?? null}>{children}</PartsContext>;
}

/** Returns false within a part that is not shown. */
export function useIsPartShown(): boolean {
  return use(ShownContext);
}

export function Part({ name, children }: { name: string; children: ReactNode }) {
  const parts = use(PartsContext);
  const isShown = !parts || parts.current === name;
  return (
    <div hidden={!isShown} className="grid min-w-0 content-start gap-4">
      <ShownContext value={isShown}>{children}</ShownContext>
    </div>
  );
}

/** Parts with addresses of their own: `?page=prices`. The first part has the address without `page`. */
export function usePartsOfAddress(list: readonly EditorPart[]): EditorParts {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const wanted = new URLSearchParams(search).get(PART_PARAM);
  const current = list.find(({ name }) => name === wanted) ?? list[0];
  return {
    list,
    current: current?.name ?? '',
    open: (name) =>
      void navigate(addressOf({ list, pathname, search }, name), { preventScrollReset: true }),
  };
}

function addressOf(
  { list, pathname, search }: Pick<EditorParts, 'list'> & { pathname: string; search: string },
  name: string,
): string {
  const query = new URLSearchParams(search);
  if (name === list[0]?.name) query.delete(PART_PARAM);
  else query.set(PART_PARAM, name);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

/** Links to the parts of `usePartsOfAddress`. A part with an error has a mark. */
export function PartTabs({
  parts: { list, current },
  label,
  wrongLabel,
}: {
  parts: EditorParts;
  label: string;
  /** Mark of a part with an error, for screen readers. */
  wrongLabel: string;
}) {
  const { errors } = useFormState();
  const address = useLocation();
  const to = (name: string) => addressOf({ list, ...address }, name);
  return (
    <HeadTabs
      label={label}
      current={to(current)}
      tabs={list.map(({ name, title, fields }) => ({
        to: to(name),
        title,
        wrong: fields.some((field) => messageIn(errors, field) !== null) ? wrongLabel : undefined,
      }))}
    />
  );
}
