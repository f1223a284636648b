/** What a page tells of itself; times in milliseconds since 1970, so that a page knows of the choice on the page before. */
export interface Told {
  readonly path: string;
  /** Of the choice of a link that led here; 0 if none did. */
  readonly chosenAt: number;
  /** When the largest part of the page was painted; 0 if it has not been. */
  readonly paintedAt: number;
  readonly shift: number;
  /** Longest time from an interaction to the next paint, ms. */
  readonly interaction: number;
  /** Of the HTML on the wire, without headers; 0 if the document is that of the page before. */
  readonly htmlBytes: number;
  readonly wasOpenedAhead: boolean;
  /** Whether the browser had asked for the document before the link was chosen. */
  readonly wasFetchedAhead: boolean;
}

/** Script that runs before a page’s own: collects, for `window.told()`. */
export const probe = `(() => {
  if (window !== top || window.told) return;
  const epoch = (time) => performance.timeOrigin + time;
  const state = { painted: 0, shift: 0, interaction: 0, chosen: 0 };
  const watch = (type, take, more) => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more });
  };
  watch('largest-contentful-paint', ({ startTime }) => { state.painted = epoch(startTime); });
  // Frameworks that replace the content of the same document: once all pictures in the window are there.
  navigation.addEventListener('currententrychange', ({ navigationType }) => {
    if (navigationType !== 'push') return;
    const inWindow = ({ top, bottom, width }) => width > 0 && bottom > 0 && top < innerHeight;
    const look = (time) => {
      const missing = [...document.images].some((one) => !one.complete && inWindow(one.getBoundingClientRect()));
      if (missing) requestAnimationFrame(look);
      else state.painted = epoch(time);
    };
    requestAnimationFrame(() => requestAnimationFrame(look));
  });
  watch('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) state.shift += value; });
  watch('event', ({ duration, interactionId }) => {
    if (interactionId) state.interaction = Math.max(state.interaction, duration);
  }, { durationThreshold: 16 });
  addEventListener('click', ({ timeStamp }) => {
    try { sessionStorage.setItem('chosen', String(epoch(timeStamp))); } catch {}
  }, true);
  window.forget = () => { state.painted = 0; state.shift = 0; state.interaction = 0; };
  window.told = () => {
    const [entry] = performance.getEntriesByType('navigation');
    return {
      path: location.pathname,
      chosenAt: Number(sessionStorage.getItem('chosen') ?? 0),
      paintedAt: state.painted,
      shift: state.shift,
      interaction: state.interaction,
      htmlBytes: entry.encodedBodySize,
      wasOpenedAhead: entry.activationStart > 0,
      wasFetchedAhead: entry.deliveryType === 'navigational-prefetch',
    };
  };
})()`;
