import { expect } from 'vitest';
import { cdp, type Locator } from 'vitest/browser';

/**
 * Real mouse events at points of the page. A locator's click is not enough for tests of movements:
 * it waits until the element is at rest, and tries again if something covers it.
 */

interface Point {
  x: number;
  y: number;
}

/** Returns the point in the browser's window, in which the tests' page is an iframe. */
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

/** Returns the box of an element once it has stopped moving. */
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
