import { KEPT_UNITS } from './kept-units';

/**
 * Inline script for the head of pages with figures. Visitors who chose other units are redirected to the same page in
 * theirs before the first paint, so that pages are equal for everybody and a CDN can cache them.
 * A URL that names units takes precedence, and one with numbers that were entered in units is left alone. It is text
 * because it is inlined, with its hash in the Content-Security-Policy.
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
