import { type PointerEvent, useEffect, useState } from 'react';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { PartBoundary } from '#app/ui/states/part-boundary.tsx';
import area800 from '../assets/area-map-800.webp';
import area1600 from '../assets/area-map-1600.webp';
import pin from '../assets/pin.svg?no-inline';
import type { LiveMap } from '../places/live-map.tsx';
import type { MapTiles } from '../places/map.rules.ts';
import { placeOnAreaMap, positionOnAreaMap } from '../places/map.rules.ts';
import type { Business } from '../settings.schema.ts';
import { AreaNames } from './area-names.tsx';
import { rounded } from './typed-position.rules.ts';

type Position = Business['mapPosition'];

// Stays a separate function: Vite moves a `then` that follows `import()` into its loader, where it
// misses a style sheet that fails to load.
const loadMap = () => import('../places/live-map.tsx');

/**
 * Map on which staff choose a place with a click or by dragging the pin. Shows streets if there are
 * tiles, or else the drawn map. Keyboard users type the coordinates.
 */
export function MapPicker({
  name,
  position,
  tiles,
  onPick,
}: {
  name: string;
  /** Null while the typed text is no position. */
  position: Position | null;
  tiles: MapTiles | null;
  onPick: (position: Position) => void;
}) {
  const { map: text } = useOfficeText('settings').form;
  const [Live, setLive] = useState<typeof LiveMap | null>(null);
  const [covered, setCovered] = useState(false);
  useEffect(() => {
    if (!tiles) return;
    loadMap().then(
      (module) => setLive(() => module.LiveMap),
      // The drawn map stays.
      () => {},
    );
  }, [tiles]);
  // The street map moves its own pin, so it gets a new position only if the place was not picked on
  // it.
  const [picked, setPicked] = useState<Position | null>(null);
  const [shown, setShown] = useState(position);
  const isOutsideForm = position?.lat !== picked?.lat || position?.lng !== picked?.lng;
  if (isOutsideForm && (position?.lat !== shown?.lat || position?.lng !== shown?.lng)) {
    setShown(position);
  }
  function backToDrawing() {
    setLive(null);
    setCovered(false);
  }
  return (
    <div className="relative isolate aspect-4/3 overflow-hidden rounded-card border border-sand-line bg-sand">
      <div aria-hidden={covered}>
        <DrawnPicker position={position} onPick={onPick} />
      </div>
      {Live && tiles && shown && (
        <PartBoundary onFailed={backToDrawing}>
          <Live
            business={{ name, mapPosition: shown }}
            tiles={tiles}
            text={text.live}
            onPick={({ lat, lng }) => {
              // Rounds as the form does, so that the picked place equals the form's value.
              const place = { lat: rounded(lat), lng: rounded(lng) };
              setPicked(place);
              onPick(place);
            }}
            onReady={() => setCovered(true)}
            onFailed={backToDrawing}
          />
        </PartBoundary>
      )}
    </div>
  );
}

function DrawnPicker({
  position,
  onPick,
}: {
  position: Position | null;
  onPick: (position: Position) => void;
}) {
  const { map: text } = useOfficeText('settings').form;
  const [dragging, setDragging] = useState(false);
  const place = position && positionOnAreaMap(position);

  function pick({ currentTarget, clientX, clientY }: PointerEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const share = (part: number) => Math.min(1, Math.max(0, part));
    onPick(
      placeOnAreaMap({ x: share((clientX - left) / width), y: share((clientY - top) / height) }),
    );
  }
  return (
    <div
      role="img"
      aria-label={text.pick}
      onPointerDown={(event) => {
        if (event.pointerType === 'mouse' && event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragging(true);
        pick(event);
      }}
      onPointerMove={(event) => dragging && pick(event)}
      onPointerUp={() => setDragging(false)}
      onPointerCancel={() => setDragging(false)}
      className="absolute inset-0 cursor-crosshair touch-none select-none"
    >
      <img
        src={area1600}
        srcSet={`${area800} 800w, ${area1600} 1600w`}
        sizes="(min-width: 1280px) 700px, 92vw"
        alt=""
        draggable={false}
        className="size-full object-cover"
      />
      <AreaNames names={text.names} />
      {place && (
        <img
          src={pin}
          alt=""
          width="40"
          height="52"
          draggable={false}
          className="pointer-events-none absolute -translate-x-1/2 -translate-y-[90%]"
          style={{ left: `${place.x * 100}%`, top: `${place.y * 100}%` }}
        />
      )}
    </div>
  );
}
