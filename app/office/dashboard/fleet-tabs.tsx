import { ListTabs } from '#app/editing/list/list-screen.tsx';
import {
  CAR_LIST_PATH,
  LETTING_RULES_PATH,
  VEHICLES_PATH,
} from '#app/editing/office-paths.rules.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';

const SCREENS = { cars: CAR_LIST_PATH, vehicles: VEHICLES_PATH, lettingRules: LETTING_RULES_PATH };

/** Tabs of the fleet: cars, their plates, and the days on which cars are let. */
export function FleetTabs({ current }: { current: keyof typeof SCREENS }) {
  const { fleetTabs: text } = useOfficeText('today');
  const tab = (name: keyof typeof SCREENS) => ({
    to: SCREENS[name],
    label: text[name],
    current: name === current,
  });
  return <ListTabs label={text.label} tabs={[tab('cars'), tab('vehicles'), tab('lettingRules')]} />;
}
