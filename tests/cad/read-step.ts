import openReader from 'occt-import-js';
import type { Point } from '../../model-json/features/catalogue/cad/shapes/Shape';

export interface ReadStep {
  /** Of the assembly. */
  readonly name: string;
  readonly size: Point;
  readonly least: Point;
}

let reader: ReturnType<typeof openReader> | undefined;

/** Reads a STEP file with another build of OpenCascade than the one that wrote it. */
export async function readStep(file: Buffer): Promise<ReadStep> {
  reader ??= openReader();
  const { success, root, meshes } = (await reader).ReadStepFile(file, {
    linearUnit: 'millimeter',
    linearDeflectionType: 'absolute_value',
    linearDeflection: 0.5,
  });
  if (!success) throw new Error('The file is no STEP');
  const positions = meshes.map(({ attributes }) => attributes.position.array);
  const coordinates = (axis: number) =>
    positions.flatMap((array) => array.filter((_, index) => index % 3 === axis));
  const least = (axis: number) => coordinates(axis).reduce((a, b) => Math.min(a, b), Infinity);
  const most = (axis: number) => coordinates(axis).reduce((a, b) => Math.max(a, b), -Infinity);
  return {
    name: root.children[0]?.name ?? '',
    least: [least(0), least(1), least(2)],
    size: [most(0) - least(0), most(1) - least(1), most(2) - least(2)],
  };
}
