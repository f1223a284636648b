import type { Object3D } from 'three';
import { partOf } from './parts';

/**
 * A button that shows the model where the visitor stands, in its true size, if the device has a viewer for that: Quick Look
 * on iOS, Scene Viewer on Android. There is none on other devices.
 *
 * @param model as it is in the file; read when the button is pressed
 */
export function showInRoom(root: HTMLElement, model: Object3D, signal: AbortSignal): void {
  const button = partOf(root, 'room', HTMLButtonElement);
  const open = viewerHere(root, model, signal);
  if (!open) return;
  button.hidden = false;
  button.addEventListener(
    'click',
    () => {
      button.disabled = true;
      void open()
        .catch(() => tellFailure(root))
        .finally(() => (button.disabled = false));
    },
    { signal },
  );
  signal.addEventListener('abort', () => (button.hidden = true));
}

function viewerHere(
  root: HTMLElement,
  model: Object3D,
  signal: AbortSignal,
): (() => Promise<void>) | undefined {
  if (document.createElement('a').relList.supports('ar')) return () => quickLook(model, signal);
  if (!/\bAndroid\b/.test(navigator.userAgent)) return undefined;
  const file = new URL(root.dataset.model ?? '', location.href).href;
  return async () => location.assign(sceneViewer(file, location.href));
}

/**
 * The address of Android's viewer (developers.google.com/ar/develop/scene-viewer).
 *
 * @param file the model, absolute
 * @param page where a device without the viewer stays
 */
export function sceneViewer(file: string, page: string): string {
  const asked = new URLSearchParams({ file, mode: 'ar_preferred', resizable: 'false' });
  const intent = [
    'scheme=https',
    'package=com.google.ar.core',
    'action=android.intent.action.VIEW',
    `S.browser_fallback_url=${encodeURIComponent(page)}`,
  ].join(';');
  return `intent://arvr.google.com/scene-viewer/1.0?${asked}#Intent;${intent};end;`;
}

/** Apple's viewer reads USDZ only, which is made here: few visitors want it, and the file is as large as the model. */
async function quickLook(model: Object3D, signal: AbortSignal): Promise<void> {
  const { USDZExporter } = await import('three/addons/exporters/USDZExporter.js');
  const bytes = await new USDZExporter().parseAsync(model, { quickLookCompatible: true });
  const address = URL.createObjectURL(new Blob([bytes], { type: 'model/vnd.usdz+zip' }));
  signal.addEventListener('abort', () => URL.revokeObjectURL(address));
  const link = document.createElement('a');
  link.rel = 'ar';
  // In its true size only: a planner wants to see whether it fits.
  link.href = `${address}#allowsContentScaling=0`;
  // Safari opens the viewer, rather than the file, only for a link around a picture.
  link.append(document.createElement('img'));
  link.click();
}

function tellFailure(root: HTMLElement): void {
  const status = partOf(root, 'status', HTMLElement);
  status.textContent = status.dataset.failed ?? '';
}
