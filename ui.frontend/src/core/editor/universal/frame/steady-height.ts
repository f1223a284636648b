/** How often a page may grow without ever becoming lower. */
const MOST = 12;

/**
 * The height of the frame for the heights that the page in it reports. A part as high as the window grows with the frame: a
 * page that grows each time it is given what it asked for stays at the height that it had before.
 */
export function steadyHeight(): (told: number) => number {
  let now = 0;
  let growth = 0;
  return (told) => {
    if (told < now) growth = 0;
    else if (told > now && ++growth > MOST) return now;
    return (now = told);
  };
}
