import { t } from '../../../../../../shared/authoring/language/t';

/** A screen size in which to look at the page. */
export interface Device {
  readonly key: string;
  readonly title: string;
  /** CSS pixels, in portrait; undefined for a desktop, which fills the stage. */
  readonly size?: { readonly width: number; readonly height: number };
}

export const devices: readonly Device[] = [
  { key: 'desktop', title: t('Desktop') },
  { key: 'tablet', title: t('Tablet, 768'), size: { width: 768, height: 1024 } },
  { key: 'phone', title: t('Phone, 390'), size: { width: 390, height: 844 } },
];

/** `fit`: as large as the stage allows, but not enlarged; otherwise a factor. */
export type Zoom = 'fit' | number;

export interface Screen {
  readonly device: string;
  /** Width of the `custom` device. */
  readonly width: number;
  readonly isTurned: boolean;
  readonly zoom: Zoom;
}

export const fullScreen: Screen = { device: 'desktop', width: 1024, isTurned: false, zoom: 'fit' };

/** Size of the chosen screen; undefined where the stage decides. */
export function screenSize({
  device,
  width,
  isTurned,
}: Screen): { width: number; height?: number } | undefined {
  if (device === 'custom') return { width };
  const size = devices.find(({ key }) => key === device)?.size;
  return size && isTurned ? { width: size.height, height: size.width } : size;
}
