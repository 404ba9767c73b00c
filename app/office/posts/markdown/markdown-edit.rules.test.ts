import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderMarkup } from '#app/base/markup/markup.server.ts';
import {
  MARKDOWN_COMMANDS,
  type MarkdownCommand,
  markdownEdit,
  newLineEdit,
  pasteEdit,
  type TextEdit,
  type TextState,
} from './markdown-edit.rules.ts';

/** Reads a text with a marked selection, as in `a «b» c`, or a caret, as in `a ¦ c`. */
function read(marked: string): TextState {
  const caret = marked.indexOf('¦');
  if (caret !== -1) return { text: marked.replace('¦', ''), start: caret, end: caret };
  const start = marked.indexOf('«');
  return { text: marked.replace(/[«»]/g, ''), start, end: marked.indexOf('»') - 1 };
}

function write({ text }: TextState, { from, to, insert, start, end }: TextEdit): string {
  const done = text.slice(0, from) + insert + text.slice(to);
  return start === end
    ? `${done.slice(0, start)}¦${done.slice(start)}`
    : `${done.slice(0, start)}«${done.slice(start, end)}»${done.slice(end)}`;
}

function after(command: MarkdownCommand, marked: string): string {
  const state = read(marked);
  return write(state, markdownEdit(command, state));
}

test.each<[MarkdownCommand, string, string]>([
  ['bold', 'a «word» b', 'a **«word»** b'],
  ['bold', 'a **«word»** b', 'a «word» b'],
  ['bold', 'a «**word**» b', 'a «word» b'],
  ['bold', 'a« word »b', 'a **«word»** b'],
  ['bold', 'a ¦', 'a **¦**'],
  ['bold', 'a **¦**', 'a ¦'],
  ['bold', '*«word»*', '***«word»***'],
  ['bold', '- «one\n- two»', '- «**one**\n- **two**»'],
  ['bold', '«`**x**`»', '**«`**x**`»**'],
  ['bold', '«> one\n> \n- \n1. two»', '«> **one**\n> \n- \n1. **two**»'],
  ['italic', 'a «word» b', 'a *«word»* b'],
  ['italic', '*«word»*', '«word»'],
  ['italic', '**«word»**', '***«word»***'],
  ['italic', '***«word»***', '**«word»**'],
  ['heading', 'Ti¦tle', '## Ti¦tle'],
  ['heading', '## Ti¦tle', '### Ti¦tle'],
  ['heading', '### Ti¦tle', 'Ti¦tle'],
  ['heading', '¦', '## ¦'],
  ['list', '«one\ntwo»', '«- one\n- two»'],
  ['list', '«- one\n- two»', '«one\ntwo»'],
  ['list', '«1. one\n2. two»', '«- one\n- two»'],
  ['list', 'before\n«one\n»two', 'before\n«- one»\ntwo'],
  ['numbered', '«one\n\ntwo»', '«1. one\n\n2. two»'],
  ['numbered', '«1. one\n2. two»', '«one\ntwo»'],
  ['quote', '«one\n\ntwo»', '«> one\n> \n> two»'],
  ['quote', '> o¦ne', 'o¦ne'],
  ['link', 'the «map» here', 'the [map](«https://») here'],
  ['link', 'the ¦', 'the [¦](https://)'],
  ['link', '«https://example.com/a»', '[¦](https://example.com/a)'],
  ['code', 'the «key» here', 'the `«key»` here'],
  ['code', 'the `«key»` here', 'the «key» here'],
  ['code', '«`key`»', '«key»'],
  ['code', '«**`x`**»', '`«**`x`**»`'],
  ['code', '«`a` and `b`»', '`«`a` and `b`»`'],
  ['code', 'Copy:\n«one\ntwo»\nand', 'Copy:\n\n```\n«one\ntwo»\n```\n\nand'],
  ['table', 'Prices:¦', 'Prices:\n\n| «Başlık» | Başlık |\n| --- | --- |\n|  |  |\n|  |  |'],
])('%s changes %j to %j', (command, before, expected) => {
  expect(after(command, before)).toBe(expected);
});

test.each<[MarkdownCommand, string, string]>([
  ['bold', '«"Kaleiçi"»nde', '<strong>"Kaleiçi"</strong>nde'],
  ['bold', 'Eski «Kaleiçi (Antalya)»dan', 'Eski <strong>Kaleiçi (Antalya)</strong>dan'],
  ['italic', '«“Side”»den', '<em>“Side”</em>den'],
])('%s on %j is rendered as HTML', (command, before, html) => {
  const state = read(before);
  const { from, to, insert } = markdownEdit(command, state);
  const written = state.text.slice(0, from) + insert + state.text.slice(to);
  expect(renderMarkup(written)).toBe(`<p>${html}</p>`);
});

describe('Enter', () => {
  test.each<[string, string | null]>([
    ['- one¦', '- one\n- ¦'],
    ['  * one¦ more', '  * one\n  * ¦ more'],
    ['1. one¦', '1. one\n2. ¦'],
    ['8. one\n   more\n9. two¦', '8. one\n   more\n9. two\n10. ¦'],
    ['19. yüzyılda¦', null],
    ['18. yüzyılda\n\n19. yüzyılda¦', null],
    ['> one¦', '> one\n> ¦'],
    ['- one\n- ¦', '- one\n¦'],
    ['one¦', null],
    ['-¦ one', null],
    ['- «one»', null],
    ['2026¦', null],
  ])('changes %j to %j (null: an ordinary Enter)', (before, expected) => {
    const state = read(before);
    const edit = newLineEdit(state);
    expect(edit && write(state, edit)).toBe(expected);
  });
});

describe('paste', () => {
  test.each<[string, string, string | null]>([
    ['see «the map»', 'https://example.com/a', 'see [the map](https://example.com/a)¦'],
    ['see «it»', ' https://example.com/a_(b) ', 'see [it](https://example.com/a_%28b%29)¦'],
    ['see ¦', 'https://example.com', null],
    ['see «it»', 'some words', null],
    ['see «it»', 'javascript:alert(1)', null],
    ['«https://a.example»', 'https://b.example', null],
    ['«one\ntwo»', 'https://b.example', null],
  ])('over %j of %j results in %j (null: an ordinary paste)', (before, pasted, expected) => {
    const state = read(before);
    const edit = pasteEdit(state, pasted);
    expect(edit && write(state, edit)).toBe(expected);
  });
});

test('no command loses a word or selects outside of the text', () => {
  const states = fc
    .array(fc.constantFrom('word', 'iki', ' ', '\n', '*', '**', '`', '- ', '> ', '## ', '1. '))
    .chain((parts) => {
      const text = parts.join('');
      const place = fc.integer({ min: 0, max: text.length });
      return fc.tuple(place, place).map(([a, b]) => ({
        ...{ text, start: Math.min(a, b), end: Math.max(a, b) },
      }));
    });
  const letters = (text: string) => text.replace(/[^a-zı]/g, '');
  fc.assert(
    fc.property(fc.constantFrom(...MARKDOWN_COMMANDS), states, (command, state) => {
      const { from, to, insert, start, end } = markdownEdit(command, state);
      const done = state.text.slice(0, from) + insert + state.text.slice(to);
      expect(start).toBeGreaterThanOrEqual(0);
      expect(start).toBeLessThanOrEqual(end);
      expect(end).toBeLessThanOrEqual(done.length);
      const added = command === 'table' || command === 'link';
      if (!added) expect(letters(done)).toBe(letters(state.text));
    }),
  );
});
