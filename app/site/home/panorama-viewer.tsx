import { Icon } from '#app/ui/pictures/icon.tsx';
import '@photo-sphere-viewer/core/index.css';
import { EquirectangularAdapter, SYSTEM, Viewer } from '@photo-sphere-viewer/core';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FIELD, stillView } from '#app/base/settings/panorama/panorama.rules.ts';
import { IconButton } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { useText } from '#app/ui/language/use-text.ts';

/** Steps of the buttons: angle in radians, and hundredths of the zoom range. */
const TURN = Math.PI / 8;
const ZOOM_STEP = 15;
const TURN_MS = 300;

/** Thrown if the browser cannot draw any panorama. */
class NoWebGlError extends Error {}

/** Buttons for the actions of dragging and pinching (WCAG 2.5.7). */
const CONTROLS = [
  { name: 'left', icon: 'icon-arrow-left', act: (view: Viewer) => turn(view, -1, 0) },
  { name: 'right', icon: 'icon-arrow-right', act: (view: Viewer) => turn(view, 1, 0) },
  { name: 'up', icon: 'icon-arrow-up', act: (view: Viewer) => turn(view, 0, 1) },
  { name: 'down', icon: 'icon-arrow-down', act: (view: Viewer) => turn(view, 0, -1) },
  { name: 'zoomOut', icon: 'icon-minus', act: (view: Viewer) => view.zoomOut(ZOOM_STEP) },
  { name: 'zoomIn', icon: 'icon-plus', act: (view: Viewer) => view.zoomIn(ZOOM_STEP) },
] as const;

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Turns the view by a number of steps to the right and upwards. */
function turn(view: Viewer, right: number, up: number) {
  const { yaw, pitch } = view.getPosition();
  const position = { yaw: yaw + right * TURN, pitch: pitch + up * TURN };
  if (isStill()) view.rotate(position);
  else view.animate({ ...position, speed: TURN_MS });
}

/** Panorama that turns by drag, touch and keys. Invisible until its picture is loaded. */
export function PanoramaViewer({
  url,
  kept,
  onProgress,
  onOpen,
  onFailed,
  onClose,
}: {
  url: string;
  kept: number;
  onProgress: (percent: number) => void;
  onOpen: () => void;
  /** `unable`: this browser can never show it. */
  onFailed: (failure: 'failed' | 'unable') => void;
  onClose: () => void;
}) {
  const text = useText('home').viewer;
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<Viewer | null>(null);
  const progressed = useEffectEvent(onProgress);
  const failed = useEffectEvent(onFailed);
  const opened = useEffectEvent((panorama: Viewer) => {
    setView(panorama);
    onOpen();
  });

  useEffect(() => {
    if (!box.current) return;
    let left = false;
    const opening = openPanorama(
      box.current,
      { url, kept },
      (percent) => left || progressed(percent),
    );
    opening.then(
      (panorama) => left || opened(panorama),
      (error) => left || failed(error instanceof NoWebGlError ? 'unable' : 'failed'),
    );
    return () => {
      left = true;
      opening.then(
        (panorama) => panorama.destroy(),
        () => {},
      );
    };
  }, [url, kept]);

  useEffect(() => {
    if (view) box.current?.focus({ preventScroll: true });
  }, [view]);

  function leaveByKey({ key }: KeyboardEvent) {
    if (key === 'Escape') onClose();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc leaves from every control inside
    <div
      onKeyDown={leaveByKey}
      className={cx(
        'absolute inset-0 transition-opacity',
        view ? 'opacity-100' : 'invisible opacity-0',
      )}
    >
      <div
        ref={box}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys turn what it shows
        tabIndex={0}
        aria-label={text.label}
        onPointerDown={() => box.current?.focus({ preventScroll: true })}
        onFocus={() => view?.startKeyboardControl()}
        onBlur={() => view?.stopKeyboardControl()}
        className="-outline-offset-4 size-full touch-none"
      />
      <p className="pointer-events-none absolute top-3 left-3 rounded-full bg-ink/70 px-4 py-2 text-small text-white max-md:hidden">
        {text.hint}
      </p>
      <IconButton label={text.close} onClick={onClose} className="absolute! top-3 right-3">
        <Icon name="icon-x" className="size-5" />
      </IconButton>
      <div className="absolute bottom-3 left-1/2 flex -translate-x-1/2 gap-1 rounded-full bg-ink/70 p-2 md:gap-2">
        {CONTROLS.map(({ name, icon, act }) => (
          <IconButton key={name} label={text[name]} onClick={() => view && act(view)}>
            <Icon name={icon} className="size-5" />
          </IconButton>
        ))}
      </div>
    </div>
  );
}

/**
 * Opens an equirectangular picture in an element that has a size. Rejects with a `NoWebGlError`, or
 * with another error if the picture cannot be loaded, and then leaves the element empty. `kept` is
 * a share as in `KEPT`.
 */
async function openPanorama(
  element: HTMLElement,
  { url, kept }: { url: string; kept: number },
  onProgress: (percent: number) => void,
): Promise<Viewer> {
  // Checked first, because the viewer itself would show an English message about WebGL.
  try {
    SYSTEM.load();
  } catch (cause) {
    throw new NoWebGlError('no WebGL', { cause });
  }
  const view = stillView(element.clientWidth / element.clientHeight, kept);
  const viewer = new Viewer({
    container: element,
    adapter: EquirectangularAdapter.withConfig({ useXmpData: false }),
    navbar: false,
    keyboard: false,
    // The wheel scrolls the page.
    mousewheel: false,
    moveInertia: !isStill(),
    maxFov: FIELD.widest,
    minFov: FIELD.closest,
    defaultYaw: view.yaw,
    defaultPitch: view.pitch,
    defaultZoomLvl: view.zoom,
  });
  viewer.addEventListener('load-progress', ({ progress }) => onProgress(progress));
  try {
    await viewer.setPanorama(url);
  } catch (error) {
    viewer.destroy();
    throw error;
  }
  return viewer;
}
