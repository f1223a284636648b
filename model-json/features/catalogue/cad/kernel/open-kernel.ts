import { readFile } from 'node:fs/promises';
import { setOC } from 'replicad';
import openCascade from 'replicad-opencascadejs';

let opened: Promise<void> | undefined;

/** Loads OpenCascade once: a second and 150 MB, so only in a thread of its own. It reports each transfer, which nobody reads. */
export function openKernel(): Promise<void> {
  opened ??= load();
  return opened;
}

async function load(): Promise<void> {
  const wasmBinary = await readFile(require.resolve('replicad-opencascadejs/wasm'));
  const silent = { wasmBinary, print: () => {}, printErr: () => {} };
  setOC(await openCascade(silent));
}
