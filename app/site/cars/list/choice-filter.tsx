import { inWords } from '#app/domain/cars/car.rules.ts';
import type { ChoiceFacets } from '#app/domain/cars/car-browse.rules.ts';
import { type ChoiceFilter, toggleChoice } from '#app/domain/cars/car-filters.rules.ts';
import { cx } from '#app/ui/class-names.ts';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { useText } from '#app/ui/language/use-text.ts';
import { iconBefore } from '#app/ui/pictures/icon.tsx';
import type { CarFilterState } from './use-car-filters.ts';

/** Classes of a choice without results under the other filters. Visitors can still change it. */
const FINDS_NOTHING = 'text-ink-soft [&>input:not(:checked)]:opacity-50';

interface ChoicesProps extends Pick<CarFilterState, 'filters' | 'apply'> {
  name: ChoiceFilter;
  values: ChoiceFacets[ChoiceFilter];
}

/** Checkboxes of a filter. Values without a car in the list are folded, unless they are checked. */
export function ChoiceFilterField({ values, ...rest }: ChoicesProps) {
  const text = useText('cars').browse;
  const chosen = rest.filters[rest.name];
  const isFolded = ({ value, isAbsent }: ChoicesProps['values'][number]) =>
    isAbsent === true && !chosen.includes(value);
  const folded = values.filter(isFolded);
  return (
    <>
      <Choices {...rest} values={values.filter((facet) => !isFolded(facet))} />
      {folded.length > 0 && (
        <details>
          <summary
            className={cx(
              'disclosure text-small-strong text-turquoise',
              iconBefore('icon-chevron-right'),
            )}
          >
            {text.more(folded.length)}
          </summary>
          <Choices {...rest} values={folded} />
        </details>
      )}
    </>
  );
}

function Choices({ name, values, filters, apply }: ChoicesProps) {
  const card = useText('cars').card;
  return values.map(({ value, count }) => (
    <Checkbox
      key={value}
      name={name}
      value={value}
      label={inWords(value, card)}
      note={count}
      checked={filters[name].includes(value)}
      className={count === 0 ? FINDS_NOTHING : undefined}
      onChange={() => apply((now) => toggleChoice(now, name, value))}
    />
  ));
}
