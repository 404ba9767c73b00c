import { DomUtils, parseDocument } from 'htmlparser2';

type Element = NonNullable<ReturnType<typeof DomUtils.getElementById>>;

/** What an element is to people, where it has no `role` of its own: as far as our pages need it. */
const TAGS: Record<string, RegExp> = {
  article: /^article$/,
  button: /^button$/,
  complementary: /^aside$/,
  contentinfo: /^footer$/,
  form: /^form$/,
  heading: /^h[1-6]$/,
  img: /^img$/,
  link: /^a$/,
  list: /^[ou]l$/,
  listitem: /^li$/,
  main: /^main$/,
  navigation: /^nav$/,
  region: /^section$/,
  row: /^tr$/,
  search: /^search$/,
};

/** One element of a page: its parts are found by role and name, as people and Playwright find them. */
export class Part {
  readonly element: Element;
  constructor(element: Element) {
    this.element = element;
  }

  /** The parts of a role, in their order; those with a name, or one that fits. */
  all(role: string, name?: string | RegExp): Part[] {
    const isOfRole = ({ name: tag, attribs }: Element) =>
      attribs.role ? attribs.role === role : (TAGS[role]?.test(tag) ?? false);
    return this.elements(isOfRole).filter((part) => {
      if (name === undefined) return true;
      return typeof name === 'string' ? part.name === name : name.test(part.name);
    });
  }

  /** The only part of a role, or of a role and a name. */
  one(role: string, name?: string | RegExp): Part {
    return only(this.all(role, name), `${role} ${name ?? ''} in ${this.text.slice(0, 2000)}`);
  }

  /** The field with a label. */
  field(label: string): Part {
    const isLabel = (part: Part) => part.text === label || part.attribute('aria-label') === label;
    const labelled = this.elements(({ name, attribs }) => {
      return name === 'label' || attribs['aria-label'] === label;
    }).filter(isLabel);
    const fields = labelled.flatMap((part) => {
      if (part.element.name !== 'label') return part;
      const id = part.attribute('for');
      // Of two of one name the first counts.
      return id ? (part.byId(id) ?? []) : part.elements(isField).slice(0, 1);
    });
    return only(fields, `field ${label}`);
  }

  /** The elements that a test holds for, in their order. */
  elements(test: (element: Element) => boolean): Part[] {
    return DomUtils.findAll(test, this.element.children).map((element) => new Part(element));
  }

  attribute(name: string): string | undefined {
    return this.element.attribs[name];
  }

  /** What can be read in it, with one space where there is any; without the choices of its fields. */
  get text(): string {
    const texts = DomUtils.filter(
      (node) => node.type === 'text' && !isUnread(node.parent as Element),
      this.element.children,
    );
    return oneSpace(DomUtils.textContent(texts));
  }

  /** All of its text, also what a script holds and what is hidden from screen readers. */
  get raw(): string {
    return DomUtils.textContent(this.element);
  }

  get name(): string {
    const { alt, 'aria-label': label, 'aria-labelledby': ids } = this.element.attribs;
    if (label !== undefined) return oneSpace(label);
    if (ids)
      return oneSpace(
        ids
          .split(' ')
          .map((id) => this.byId(id)?.text ?? '')
          .join(' '),
      );
    if (this.element.name === 'tr') {
      return this.elements(({ name }) => /^t[hd]$/.test(name))
        .map(({ text }) => text)
        .join(' ');
    }
    return alt ?? this.text;
  }

  /** What a form would send of this field. */
  get value(): string {
    const { name, attribs } = this.element;
    if (name === 'textarea') return DomUtils.textContent(this.element);
    if (name !== 'select') return attribs.value ?? '';
    const options = this.elements((each) => each.name === 'option');
    const chosen = options.find((each) => 'selected' in each.element.attribs) ?? options[0];
    return chosen?.attribute('value') ?? chosen?.raw ?? '';
  }

  /**
   * What a browser without scripts asks for when this form of the page `at` is sent, with other values
   * for some of its fields, by their names: for `app.inject`. A button of it may have a `method` of its own.
   */
  submission(at: string, changes: Record<string, string> = {}, method?: 'get' | 'post') {
    const sent = new URLSearchParams();
    for (const field of this.elements(isField)) {
      const { name, type, disabled, checked } = field.element.attribs;
      if (!name || disabled !== undefined || type === 'submit') continue;
      const isFirst = !sent.has(name);
      const value = (isFirst ? changes[name] : undefined) ?? field.value;
      const isChosen = name in changes ? field.value === changes[name] : checked !== undefined;
      if (!/^(checkbox|radio)$/.test(type ?? '') || isChosen) sent.append(name, value);
    }
    const { pathname, search } = new URL(this.attribute('action') ?? '', `http://kervan.test${at}`);
    if ((method ?? this.attribute('method')) !== 'post')
      return { method: 'GET', url: `${pathname}?${sent}` } as const;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return { method: 'POST', url: pathname + search, headers, payload: `${sent}` } as const;
  }

  private byId(id: string): Part | null {
    let top: Element['parent'] = this.element;
    while (top?.parent) top = top.parent;
    const found = DomUtils.getElementById(id, top ? [top] : []);
    return found && new Part(found);
  }
}

/** The page of an answer. */
export function parsedPage(html: string): Part & { title: string } {
  const html_ = only(
    new Part(parseDocument(html) as never).elements(({ name }) => name === 'html'),
    'html',
  );
  const title = html_.elements(({ name }) => name === 'title')[0];
  return Object.assign(html_, { title: title ? DomUtils.textContent(title.element) : '' });
}

const isField = ({ name }: Element) => /^(input|select|textarea)$/.test(name);

function isUnread(element: Element | null): boolean {
  if (!element?.attribs) return false;
  const { name, attribs, parent } = element;
  if (/^(script|style|template|head|option)$/.test(name)) return true;
  return attribs['aria-hidden'] === 'true' || isUnread(parent as Element | null);
}

/** Without soft hyphens. */
const oneSpace = (text: string) => text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();

function only(parts: Part[], wanted: string): Part {
  const [part] = parts;
  if (part === undefined || parts.length > 1)
    throw new Error(`${parts.length} instead of one: ${wanted}`);
  return part;
}
