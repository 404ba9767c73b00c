import { ListTabs } from '#app/editing/list/list-screen.tsx';
import { REPORT_PATHS } from '#app/editing/office-paths.rules.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';

export function ReportTabs({ current }: { current: keyof typeof REPORT_PATHS }) {
  const { tabs } = useOfficeText('reports');
  const tab = (name: keyof typeof REPORT_PATHS) => ({
    to: REPORT_PATHS[name],
    label: tabs[name],
    current: name === current,
  });
  return <ListTabs label={tabs.label} tabs={[tab('bookings'), tab('money'), tab('vehicles')]} />;
}
