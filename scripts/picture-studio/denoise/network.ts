import { constant, model, step } from './onnx';
import type { Weights } from './weights';

/**
 * The U-Net of Open Image Denoise, as its weights name the layers: four times convolved and halved, then doubled and joined with
 * what had that size before.
 *
 * @param weights of a network that takes colour, albedo and normals: nine channels
 * @returns an ONNX model from `noisy` to `clean`; height and width must be multiples of 16
 */
export function network(weights: ReadonlyMap<string, Weights>): Buffer {
  const parts: Buffer[] = [...weights].map(([name, { sizes, values }]) => constant(name, sizes, values));
  parts.push(constant('double', [4], new Float32Array([1, 1, 2, 2])));

  const convolve = (from: string, name: string) => {
    parts.push(
      step('Conv', [from, `${name}.weight`, `${name}.bias`], `${name}.sum`, {
        kernel_shape: [3, 3],
        pads: [1, 1, 1, 1],
      }),
    );
    parts.push(step('Relu', [`${name}.sum`], name));
    return name;
  };
  const halve = (from: string) => {
    parts.push(step('MaxPool', [from], `${from}.half`, { kernel_shape: [2, 2], strides: [2, 2] }));
    return `${from}.half`;
  };
  const doubleAndJoin = (from: string, skipped: string) => {
    parts.push(
      step('Resize', [from, '', 'double'], `${from}.double`, {
        mode: 'nearest',
        coordinate_transformation_mode: 'asymmetric',
        nearest_mode: 'floor',
      }),
    );
    parts.push(step('Concat', [`${from}.double`, skipped], `${from}.joined`, { axis: 1 }));
    return `${from}.joined`;
  };

  const half = halve(convolve(convolve('noisy', 'enc_conv0'), 'enc_conv1'));
  const quarter = halve(convolve(half, 'enc_conv2'));
  const eighth = halve(convolve(quarter, 'enc_conv3'));
  const sixteenth = halve(convolve(eighth, 'enc_conv4'));
  let decoded = convolve(convolve(sixteenth, 'enc_conv5a'), 'enc_conv5b');
  for (const [level, skipped] of [
    [4, eighth],
    [3, quarter],
    [2, half],
    [1, 'noisy'],
  ] as const)
    decoded = convolve(convolve(doubleAndJoin(decoded, skipped), `dec_conv${level}a`), `dec_conv${level}b`);
  convolve(decoded, 'dec_conv0');
  return model(parts, ['noisy', 9], ['dec_conv0', 3]);
}
