import { Document, NodeIO, type Node, type Primitive } from '@gltf-transform/core';
import type { Connection, Point } from '../shapes/Shape';
import type { BuiltPart } from './build-solids';
import { rgbOf } from './colours';
import type { ModelName } from './write-step';

/** How far triangles may be off a curved face: millimetres per metre of the product, and radians. */
const [DEVIATION, ANGLE] = [2, 0.35] as const;

/** Of parts of metal, and of plastics and paint. */
const METAL = new Set(['connections', 'pump', 'body']);

/**
 * Named, coloured parts as binary glTF 2.0 in metres, y up, front towards z. A node without a mesh marks each connection; its
 * `extras` have role, thread and the way out.
 */
export async function writeGlb(
  parts: readonly BuiltPart[],
  connections: readonly Connection[],
  size: Point,
  { sku, name, maker }: ModelName,
): Promise<Buffer> {
  const document = new Document();
  const root = document.getRoot();
  root.getAsset().copyright = maker;
  const product = document.createNode(`${sku} ${name}`);
  root.setDefaultScene(document.createScene(sku).addChild(product));
  document.createBuffer();
  for (const part of parts) product.addChild(partNode(document, part, size));
  for (const connection of connections) product.addChild(connectionNode(document, connection));
  return Buffer.from(await new NodeIO().writeBinary(document));
}

/** From millimetres with z up to metres with y up. */
const metres = (x: number, y: number, z: number): [number, number, number] => [x / 1000, z / 1000, -y / 1000];

function connectionNode(document: Document, { name, thread, at, towards }: Connection): Node {
  const [x, y, z] = towards;
  return document
    .createNode(name)
    .setTranslation(metres(...at))
    .setExtras({ role: name, ...(thread !== undefined && { thread }), towards: [x, z, -y] });
}

function partNode(document: Document, { name, solids }: BuiltPart, size: Point): Node {
  const material = document
    .createMaterial(name)
    .setBaseColorFactor([...rgbOf(name), 1])
    .setMetallicFactor(METAL.has(name) ? 0.6 : 0)
    .setRoughnessFactor(METAL.has(name) ? 0.4 : 0.55);
  const mesh = document
    .createMesh(name)
    .addPrimitive(primitiveOf(document, solids, size).setMaterial(material));
  return document.createNode(name).setMesh(mesh);
}

/** All solids of a part as one list of triangles: few draw calls. */
function primitiveOf(document: Document, solids: BuiltPart['solids'], size: Point): Primitive {
  const tolerance = Math.max(0.1, (Math.max(...size) / 1000) * DEVIATION);
  const positions: number[] = [];
  const normals: number[] = [];
  const indices: number[] = [];
  for (const solid of solids) {
    const mesh = solid.mesh({ tolerance, angularTolerance: ANGLE });
    const start = positions.length / 3;
    for (const index of mesh.triangles) indices.push(start + index);
    for (let at = 0; at < mesh.vertices.length; at += 3) {
      positions.push(...metres(...triple(mesh.vertices, at)));
      const [x, y, z] = triple(mesh.normals, at);
      normals.push(x, z, -y);
    }
  }
  const accessor = (type: 'VEC3' | 'SCALAR', array: Float32Array | Uint16Array | Uint32Array) =>
    document
      .createAccessor()
      .setType(type)
      .setArray(array)
      .setBuffer(document.getRoot().listBuffers()[0] ?? null);
  const small = positions.length / 3 < 65_535;
  return document
    .createPrimitive()
    .setAttribute('POSITION', accessor('VEC3', new Float32Array(positions)))
    .setAttribute('NORMAL', accessor('VEC3', new Float32Array(normals)))
    .setIndices(accessor('SCALAR', small ? new Uint16Array(indices) : new Uint32Array(indices)));
}

const triple = (values: readonly number[], at: number): [number, number, number] => [
  values[at] ?? 0,
  values[at + 1] ?? 0,
  values[at + 2] ?? 0,
];
