import { EdgesGeometry, LineBasicMaterial, LineSegments, Mesh, type Object3D } from 'three';

/** Degrees between faces from which the edge between them is drawn. */
const SHARP = 28;

/** Draws the edges of a model's faces, as on a technical drawing: on white, light faces have no outline of their own. */
export function withEdges(model: Object3D): Object3D {
  const material = new LineBasicMaterial({ color: 0x111820, transparent: true, opacity: 0.35 });
  const meshes: Mesh[] = [];
  model.traverse((each) => {
    if (each instanceof Mesh) meshes.push(each);
  });
  for (const mesh of meshes) mesh.add(new LineSegments(new EdgesGeometry(mesh.geometry, SHARP), material));
  return model;
}
