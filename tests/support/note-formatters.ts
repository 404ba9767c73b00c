/**
 * From now on notes in `globalThis.made` what makes a formatter: the first one of a page holds a phone up for
 * 80 ms (decision 037). Also runs in a page, so it uses nothing from outside.
 */
export function noteFormatters() {
  const made: string[] = [];
  Object.assign(globalThis, { made });
  const noting = <F extends object>(name: string, make: F): F =>
    new Proxy(make, {
      construct: (target, args, as) => {
        made.push(name);
        return Reflect.construct(target as never, args, as);
      },
      apply: (target, self, args) => {
        made.push(name);
        return Reflect.apply(target as never, self, args);
      },
    });
  for (const name of ['NumberFormat', 'DateTimeFormat', 'Collator', 'ListFormat'] as const) {
    Object.assign(Intl, { [name]: noting(name, Intl[name]) });
  }
  Number.prototype.toLocaleString = noting('number', Number.prototype.toLocaleString);
  String.prototype.localeCompare = noting('comparison', String.prototype.localeCompare);
}
