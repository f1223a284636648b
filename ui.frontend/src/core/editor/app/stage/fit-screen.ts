import { screenSize, type Screen } from '../bar/devices';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How the page's frame is laid out, and by which factor it is scaled. */
export interface Fitted extends Size {
  readonly scale: number;
}

/** From here on visitors get the header with all menus; the same as in the site's styles. */
const DESKTOP_WIDTH = 1366;

/**
 * Fits the chosen screen on the stage. A desktop is never narrower than those of visitors: on a smaller stage it is scaled
 * down, so that authors see the desktop's layout.
 *
 * @param stage room for the page, in CSS pixels
 * @param isPhone on an author's phone a desktop would be too small to read: it fills the stage
 */
export function fitScreen(screen: Screen, stage: Size, isPhone: boolean): Fitted {
  const size = screenSize(screen);
  const least = isPhone ? 0 : DESKTOP_WIDTH;
  if (screen.zoom !== 'fit') {
    const scale = screen.zoom;
    const width = size?.width ?? Math.max(least, Math.round(stage.width / scale));
    return { width, height: size?.height ?? Math.floor(stage.height / scale), scale };
  }
  const width = size?.width ?? Math.max(least, stage.width);
  const scale = Math.min(1, stage.width / width);
  return { width, height: size?.height ?? Math.floor(stage.height / scale), scale };
}
