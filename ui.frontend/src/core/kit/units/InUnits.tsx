import { useMemo, type ReactNode } from 'react';
import { LocaleProvider, useLocale } from '../locale';
import type { MeasureSystem } from '../../../../../shared/measures/measure-system';

/** Renders figures in the units given by a component's own model, or else in the page's. */
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
