import { KEPT_UNITS } from './kept-units';

/**
 * The script in the head of a page that tells figures. A visitor who chose other units than the page is drawn in goes on to
 * the same page in theirs, before anything is painted: pages stay the same for everybody, so that a CDN can keep them.
 *
 * An address that names units has the last word, and one whose numbers were typed in units is left as it was meant. Text,
 * because it stands in the page by itself, and its hash in the Content-Security-Policy.
 */
export const followUnits = `{
let root=document.documentElement,to=new URL(location.href),units;
try{units=localStorage.getItem("${KEPT_UNITS}")}catch{}
if(/^(metric|us)$/.test(units)&&units!==root.dataset.units&&!/[?&](units|flow|pressure|\\w+\\.m(in|ax))=/.test(to.search)){
to.searchParams.set("units",units);
root.hidden=true;
setTimeout(()=>root.hidden=false,3000);
location.replace(to)}
}`.replaceAll('\n', '');
