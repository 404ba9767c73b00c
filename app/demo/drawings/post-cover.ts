import { airportPickup } from './post-covers/airport-pickup.ts';
import { changingFleet } from './post-covers/changing-fleet.ts';
import { coastRoad } from './post-covers/coast-road.ts';
import { ecoDriving } from './post-covers/eco-driving.ts';
import { evCharging } from './post-covers/ev-charging.ts';
import { familySeat } from './post-covers/family-seat.ts';
import { mountainTerrace } from './post-covers/mountain-terrace.ts';
import { oldTownStreet } from './post-covers/old-town-street.ts';
import { olymposDay } from './post-covers/olympos-day.ts';
import { roadsideReport } from './post-covers/roadside-report.ts';
import { snowRoad } from './post-covers/snow-road.ts';
import { templeSunset } from './post-covers/temple-sunset.ts';
import { tollGate } from './post-covers/toll-gate.ts';
import { twoGearboxes } from './post-covers/two-gearboxes.ts';
import { youngDriver } from './post-covers/young-driver.ts';

/** The cover of every demo post, by the number its file begins with. */
const covers: Record<string, () => string> = {
  '01': airportPickup,
  '02': youngDriver,
  '03': coastRoad,
  '04': roadsideReport,
  '05': mountainTerrace,
  '06': familySeat,
  '07': olymposDay,
  '08': changingFleet,
  '09': evCharging,
  '10': oldTownStreet,
  '11': tollGate,
  '12': templeSunset,
  '13': snowRoad,
  '14': ecoDriving,
  '15': twoGearboxes,
};

/** Numbers of the posts that have a cover of their own. */
export const coverNumbers = Object.keys(covers);

/** The cover of the demo post with this number as an SVG of 1600 by 900; the terrace where it has none. */
export const postCover = (number: string): string => (covers[number] ?? mountainTerrace)();
