import { followControls } from './island/follow-controls';
import { locate } from './island/locate';
import { moveMap } from './island/move-map';
import { part } from './island/part';
import { renewal } from './island/renewal';
import { showDealers } from './island/show-dealers';

/** Loads the next list without leaving the page, uses the visitor's position on request, and keeps "open" up to date. */
export function mount(root: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const status = document.createElement('p');
  status.className = 'cmp-dealerfinder__hidden';
  status.setAttribute('role', 'status');
  root.append(status);

  const begin = () => {
    part(root, 'position').hidden = !('geolocation' in navigator);
    part(root, 'apply').hidden = true;
    setTimer();
  };
  const show = showDealers(root, status, begin, signal);
  const renew = () => void show(location.href, 'none');
  const setTimer = renewal(root, renew, signal);
  followControls(root, show, (go) => locate(root, status, go), signal);
  moveMap(root, (url) => void show(url, 'replace'), signal);
  window.addEventListener('popstate', renew, { signal });

  begin();
  return () => {
    stop.abort();
    status.remove();
  };
}
