declare global {
  interface Window {
    translatePage(): void;
  }
}

/**
 * Runs in a page before its scripts. `translatePage()` acts like Chrome's translator but keeps the
 * words (except in options): it replaces each text node by an element within an element, also texts
 * that are added or changed later. If React writes into a replaced text, which nobody would see, a
 * console error fails the test. With `early` it translates at once, while the page's scripts load.
 */
export function translator(when: 'early' | 'alive'): void {
  const LEFT_ALONE = 'head, script, style, noscript, textarea, svg, font, [translate="no"]';
  const shown = new WeakMap<Node, Element>();
  const later = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      for (const node of [target, ...addedNodes]) translate(node);
  });
  const unseen = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const font = shown.get(target);
      if (font?.isConnected && font.textContent !== target.textContent)
        console.error(`translated, stays "${font.textContent}", not "${target.textContent}"`);
    }
  });

  window.translatePage = () => {
    document.documentElement.lang = 'en';
    document.documentElement.classList.add('translated-ltr');
    translate(document.body);
    later.observe(document, { subtree: true, childList: true, characterData: true });
  };
  if (when === 'early') document.addEventListener('DOMContentLoaded', window.translatePage);

  function translate(within: Node): void {
    if (!within.isConnected) return;
    const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    const found: Node[] = within.nodeType === Node.TEXT_NODE ? [within] : [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found)
      if (text.textContent && !text.parentElement?.closest(LEFT_ALONE)) replace(text);
  }

  function replace(text: Node): void {
    const font = document.createElement('font');
    const inner = document.createElement('font');
    for (const each of [font, inner]) each.style.verticalAlign = 'inherit';
    inner.textContent = text.textContent;
    // The text of an option is not part of the page's text, but the form sends it if the option has
    // no value.
    if (text.parentElement?.closest('option')) inner.textContent += 'x';
    font.append(inner);
    text.parentNode?.replaceChild(font, text);
    shown.set(text, font);
    unseen.observe(text, { characterData: true });
  }
}
