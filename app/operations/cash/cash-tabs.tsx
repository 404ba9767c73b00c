import { ListTabs } from '#app/editing/list/list-screen.tsx';
import { CASH_PATH, EXPENSES_PATH } from '#app/editing/office-paths.rules.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';

export function CashTabs({ current }: { current: 'cash' | 'expenses' }) {
  const { tabs } = useOfficeText('cash');
  return (
    <ListTabs
      label={tabs.label}
      tabs={[
        { to: CASH_PATH, label: tabs.cash, current: current === 'cash' },
        { to: EXPENSES_PATH, label: tabs.expenses, current: current === 'expenses' },
      ]}
    />
  );
}
