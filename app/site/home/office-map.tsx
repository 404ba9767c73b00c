import { useState } from 'react';
import area800 from '#app/base/settings/assets/area-map-800.webp';
import area1600 from '#app/base/settings/assets/area-map-1600.webp';
import pin from '#app/base/settings/assets/pin.svg?no-inline';
import { AreaNames } from '#app/base/settings/editor/area-names.tsx';
import type { VisitorsMap } from '#app/base/settings/places/live-map.tsx';
import type { MapTiles } from '#app/base/settings/places/map.rules.ts';
import { positionOnAreaMap, tilesOrigin } from '#app/base/settings/places/map.rules.ts';
import type { Business } from '#app/base/settings/settings.schema.ts';
import { Button } from '#app/ui/button.tsx';
import { useText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { Alert } from '#app/ui/states/alert.tsx';
import { PartBoundary } from '#app/ui/states/part-boundary.tsx';

// A separate function, because Vite moves a `then` directly after `import()` into its loader, where
// it does not notice a missing style sheet.
const loadMap = () => import('#app/base/settings/places/live-map.tsx');

/**
 * Shows the office on a drawing with a pin. A street map covers the drawing only on request,
 * because its tiles come from another host, which learns the visitor's IP address.
 */
export function OfficeMap({ business, tiles }: { business: Business; tiles: MapTiles | null }) {
  const { map: text } = useText('home');
  const [state, setState] = useState<'drawn' | 'loading' | 'covered' | 'failed'>('drawn');
  const [Live, setLive] = useState<typeof VisitorsMap | null>(null);

  function open() {
    setState('loading');
    loadMap().then(
      (module) => setLive(() => module.VisitorsMap),
      () => setState('failed'),
    );
  }
  function backToDrawing(because: 'drawn' | 'failed') {
    setLive(null);
    setState(because);
  }
  const fail = () => backToDrawing('failed');
  const label = { drawn: text.show, loading: text.show, covered: text.hide, failed: text.retry };
  return (
    <>
      <div className="relative isolate aspect-4/3 overflow-hidden rounded-card border border-sand-line bg-sand shadow-card">
        <div aria-hidden={state === 'covered'}>
          <DrawnMap business={business} />
        </div>
        {Live && tiles && (
          <PartBoundary onFailed={fail}>
            <Live
              business={business}
              tiles={tiles}
              onReady={() => setState('covered')}
              onFailed={fail}
            />
          </PartBoundary>
        )}
      </div>
      {tiles && (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 noscript:hidden">
          {state === 'failed' && (
            <Alert tone="error" className="basis-full">
              {text.failed}
            </Alert>
          )}
          <Button
            pending={state === 'loading'}
            onClick={state === 'covered' ? () => backToDrawing('drawn') : open}
          >
            {state !== 'loading' && <Icon name="icon-map-pin" className="size-5" />}
            <span>{label[state]}</span>
          </Button>
          <p className="min-w-0 flex-[1_1_14rem] text-ink-soft text-small">
            {text.showNote(new URL(tilesOrigin(tiles)).hostname)}
          </p>
        </div>
      )}
    </>
  );
}

function DrawnMap({ business }: { business: Business }) {
  const { map: text } = useText('home');
  const place = positionOnAreaMap(business.mapPosition);
  // The drawing shows only the region of Antalya.
  if (!place) return <Elsewhere address={business.address} />;
  return (
    <>
      <Picture
        src={area1600}
        srcSet={`${area800} 800w, ${area1600} 1600w`}
        sizes="(min-width: 1280px) 760px, (min-width: 1024px) 60vw, 92vw"
        width={1600}
        height={1200}
        alt={text.drawn(business.name)}
        className="size-full object-cover"
      />
      <AreaNames names={text.names} />
      <img
        src={pin}
        alt=""
        width="40"
        height="52"
        loading="lazy"
        className="absolute -translate-x-1/2 -translate-y-[90%]"
        style={{ left: `${place.x * 100}%`, top: `${place.y * 100}%` }}
      />
    </>
  );
}

function Elsewhere({ address: { district, city } }: Pick<Business, 'address'>) {
  return (
    <div className="absolute inset-0 grid place-content-center justify-items-center gap-3">
      <img src={pin} alt="" width="40" height="52" loading="lazy" />
      <p className="text-heading">{`${district} / ${city}`}</p>
    </div>
  );
}
