import { Item, Picker } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import type { Zoom } from './devices';
import { t } from '../../../../../../shared/authoring/language/t';

const zooms: readonly { readonly key: string; readonly title: string; readonly zoom: Zoom }[] = [
  { key: 'fit', title: t('Fit'), zoom: 'fit' },
  ...[50, 75, 100, 125, 150].map((percent) => ({
    key: String(percent),
    title: `${percent} %`,
    zoom: percent / 100,
  })),
];

/** Chooses how large the page is shown; its layout stays that of the chosen screen. */
export function ZoomPicker({ zoom, onChange }: { zoom: Zoom; onChange(zoom: Zoom): void }): ReactNode {
  return (
    <Picker
      aria-label={t('Zoom')}
      isQuiet
      width={88}
      items={zooms}
      selectedKey={zooms.find((one) => one.zoom === zoom)?.key ?? null}
      onSelectionChange={(key) => onChange(zooms.find((one) => one.key === key)?.zoom ?? 'fit')}
    >
      {({ key, title }) => <Item key={key}>{title}</Item>}
    </Picker>
  );
}
