/** Sets a value without an event, like some password managers. Runs in the page. */
export function fillSilently(control: HTMLElement | SVGElement, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
  set?.call(control, value);
}
