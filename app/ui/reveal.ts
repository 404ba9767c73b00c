/** Opens what is folded around an element, so that it can take the focus. */
export function reveal<Shown extends Element>(element: Shown): Shown {
  for (let at = element.closest('details'); at; at = at.parentElement?.closest('details') ?? null) {
    at.open = true;
  }
  return element;
}
