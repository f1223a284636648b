import { useMemo, type ReactNode } from 'react';
import { LocaleProvider, useLocale } from '../locale';
import type { MeasureSystem } from '../../../../../shared/measures/measure-system';

/** Draws figures in units that a component's own model names; in the page's where it names none. */
export function InUnits({
  units,
  children,
}: {
  units: MeasureSystem | undefined;
  children: ReactNode;
}): ReactNode {
  const locale = useLocale();
  const own = useMemo(() => ({ ...locale, units: units ?? locale.units }), [locale, units]);
  return <LocaleProvider value={own}>{children}</LocaleProvider>;
}
