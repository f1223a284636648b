import { Box3, PerspectiveCamera, Scene, Sphere, Spherical, Vector3, type Object3D } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { withEdges } from './with-edges';
import { openRenderer } from './open-renderer';
import type { Stage } from './Stage';

/** Degrees. */
const ANGLE_OF_VIEW = 30;

/** From the right, a little from above. */
const FRONT = new Vector3(0.55, 0.4, 1);

const HIGHEST = 0.05;
const LOWEST = Math.PI * 0.62;

/** Puts a model on a stage that draws only when something changes. */
export function openStage(element: HTMLElement, model: Object3D, signal: AbortSignal): Stage {
  const scene = new Scene().add(withEdges(model));
  const ball = new Box3().setFromObject(model).getBoundingSphere(new Sphere());
  const camera = new PerspectiveCamera(ANGLE_OF_VIEW, 1, ball.radius / 50, ball.radius * 50);
  const renderer = openRenderer(element, scene, signal);
  const controls = new OrbitControls(camera, renderer.domElement);
  Object.assign(controls, { enablePan: false, minPolarAngle: HIGHEST, maxPolarAngle: LOWEST });
  controls.target.copy(ball.center);
  const calls: (() => void)[] = [];
  const draw = () => {
    renderer.render(scene, camera);
    calls.forEach((call) => call());
  };

  /** A narrow stage needs more distance than a wide one. */
  const distance = () => {
    const half = (ANGLE_OF_VIEW / 2) * (Math.PI / 180);
    const narrow = Math.atan(Math.tan(half) * Math.min(1, camera.aspect));
    return (ball.radius * 1.02) / Math.sin(narrow);
  };
  const look = (from: Vector3, far: number) => {
    const way = new Spherical().setFromVector3(from);
    way.radius = Math.min(controls.maxDistance, Math.max(controls.minDistance, far));
    way.phi = Math.min(LOWEST, Math.max(HIGHEST, way.phi));
    camera.position.setFromSpherical(way).add(ball.center);
    controls.update();
    draw();
  };
  const offset = () => camera.position.clone().sub(ball.center);
  const fit = () => {
    const { clientWidth, clientHeight } = element;
    if (clientWidth === 0 || clientHeight === 0) return;
    const before = distance();
    renderer.setSize(clientWidth, clientHeight);
    camera.aspect = clientWidth / clientHeight;
    camera.updateProjectionMatrix();
    const after = distance();
    controls.minDistance = after * 0.3;
    controls.maxDistance = after * 2;
    const far = offset().length();
    look(far > 0 ? offset() : FRONT, far > 0 ? (far / before) * after : after);
  };

  camera.position.copy(FRONT).setLength(distance()).add(ball.center);
  fit();
  controls.addEventListener('change', draw);
  const observer = new ResizeObserver(fit);
  observer.observe(element);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    controls.dispose();
  });
  return {
    element,
    camera,
    turn: (around, up) => {
      const way = new Spherical().setFromVector3(offset());
      way.theta += around;
      way.phi += up;
      look(new Vector3().setFromSpherical(way), way.radius);
    },
    zoom: (factor) => look(offset(), offset().length() / factor),
    reset: () => look(FRONT, distance()),
    face: ({ x, y, z }) => look(new Vector3(x + 0.35, y + 0.3, z + 0.001), offset().length()),
    onDraw: (call) => {
      calls.push(call);
      call();
    },
  };
}
