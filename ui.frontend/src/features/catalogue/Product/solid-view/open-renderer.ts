import {
  ACESFilmicToneMapping,
  DirectionalLight,
  type Mesh,
  PMREMGenerator,
  type Object3D,
  type Scene,
  WebGLRenderer,
} from 'three';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';

/** More device pixels than this are not seen, only computed. */
const MOST_PIXELS = 2;

/** A renderer with the light of a studio, whose canvas is in an element until a signal ends it. */
export function openRenderer(element: HTMLElement, scene: Scene, signal: AbortSignal): WebGLRenderer {
  const renderer = new WebGLRenderer({ antialias: true, alpha: true });
  renderer.setPixelRatio(Math.min(devicePixelRatio, MOST_PIXELS));
  renderer.toneMapping = ACESFilmicToneMapping;
  const maker = new PMREMGenerator(renderer);
  const room = maker.fromScene(new RoomEnvironment(), 0.04);
  maker.dispose();
  scene.environment = room.texture;
  const sun = new DirectionalLight(0xffffff, 1.2);
  sun.position.set(2, 4, 3);
  scene.add(sun);
  const { domElement } = renderer;
  domElement.className = 'cmp-product__solid-canvas';
  element.append(domElement);
  signal.addEventListener('abort', () => {
    scene.traverse(dispose);
    room.dispose();
    renderer.dispose();
    domElement.remove();
  });
  return renderer;
}

/** Gives back what the graphics card holds. */
function dispose(object: Object3D): void {
  if (isDrawn(object)) object.geometry.dispose();
}

const isDrawn = (object: Object3D): object is Mesh => 'geometry' in object;
