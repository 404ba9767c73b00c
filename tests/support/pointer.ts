import { expect } from 'vitest';
import { cdp, type Locator, page, userEvent } from 'vitest/browser';

/**
 * The mouse itself, for what a click of a locator does not show: that waits until everything is at
 * rest, and tries again where something else is in the way.
 */

interface Point {
  x: number;
  y: number;
}

/** Where it is in the window, of which the page of the tests is a frame. */
function inWindow({ x, y }: Point): Point {
  const { left = 0, top = 0 } = window.frameElement?.getBoundingClientRect() ?? {};
  return { x: x + left, y: y + top };
}

let at: Point = { x: 0, y: 0 };
let isDown = false;

const toBrowser = (method: string, params: object) =>
  (cdp() as { send(method: string, params: object): Promise<unknown> }).send(method, params);

const mouseEvent = (type: string) =>
  toBrowser('Input.dispatchMouseEvent', {
    ...{ type: `mouse${type}`, ...inWindow(at), clickCount: 1, buttons: isDown ? 1 : 0 },
    button: isDown || type === 'Released' ? 'left' : 'none',
  });

export const mouse = {
  async move(to: Point) {
    at = to;
    await mouseEvent('Moved');
  },
  async down() {
    isDown = true;
    await mouseEvent('Pressed');
  },
  async up() {
    isDown = false;
    await mouseEvent('Released');
  },
};

/** Where it is once it has been there for a moment. */
export async function boxOf(locator: Locator): Promise<DOMRect> {
  const element = await locator.findElement();
  let box = new DOMRect();
  const isAtRest = () => {
    const before = box;
    box = element.getBoundingClientRect();
    return box.x === before.x && box.y === before.y;
  };
  await expect.poll(isAtRest).toBe(true);
  return box;
}

export async function centreOf(locator: Locator): Promise<Point> {
  const { left, top, width, height } = await boxOf(locator);
  return { x: left + width / 2, y: top + height / 2 };
}

/** Why a person could not use it yet; null when they could. */
function faultOf(element: Element): string | null {
  if (!element.checkVisibility({ visibilityProperty: true })) return 'it is hidden';
  if (element.matches(':disabled') || element.closest('[aria-disabled="true"]'))
    return 'it is disabled';
  return null;
}

const TYPED = ['text', 'search', 'email', 'tel', 'url', 'password'];

type Typed = HTMLInputElement | HTMLTextAreaElement;
const isTyped = (element: Element): element is Typed =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && TYPED.includes(element.type));

const ofPlaywright: Locator = Object.getPrototypeOf(page.elementLocator(document.body));
const { fill } = ofPlaywright;

/**
 * `fill` of all locators, with the same event of the browser as Playwright's and what that waits for before it, which it
 * asks the page from outside, many times.
 */
Object.assign(ofPlaywright, {
  async fill(this: Locator, text: string, options?: object) {
    const findFault = () => {
      const element = this.query();
      if (!element) return 'it does not exist';
      return faultOf(element) ?? ((element as Typed).readOnly ? 'it is read only' : null);
    };
    await expect.poll(findFault, { interval: 20, message: `${this} can be filled` }).toBe(null);
    const field = this.element();
    if (options || !isTyped(field)) return fill.call(this, text, options);
    field.focus();
    field.select();
    await (text ? toBrowser('Input.insertText', { text }) : userEvent.keyboard('{Delete}'));
  },
});
